import {figuresOf, scoreOf} from "./results"

const mutant = (status: string, line: number, replacement = "false") => ({
  mutatorName: "ConditionalExpression",
  replacement,
  status,
  location: {start: {line}},
})

const report = {
  files: {
    "src/b/two.ts": {
      mutants: [
        mutant("Survived", 9, "{\n  return   1\n}"),
        mutant("Ignored", 2),
        mutant("RuntimeError", 3),
        mutant("NoCoverage", 4, "x".repeat(100)),
      ],
    },
    "src/b/deep/one.ts": {mutants: [mutant("Killed", 1), mutant("Timeout", 2)]},
    "src/bb/other.ts": {mutants: [mutant("Survived", 1)]},
  },
}

it("counts the mutants of its folder alone, and those without a test as survivors", () => {
  expect(figuresOf("src/b", report)).toEqual({
    mutants: 4,
    killed: 2,
    survivors: [
      `two.ts:4 ConditionalExpression ${"x".repeat(60)}`,
      "two.ts:9 ConditionalExpression { return 1 }",
    ],
  })
})

it("never rounds a score up", () => {
  const score = (killed: number, mutants: number) => scoreOf({killed, mutants, survivors: []})
  expect(score(2, 3)).toBe(66.6)
  expect(score(9999, 10_000)).toBe(99.9)
  expect(score(0, 0)).toBe(100)
})
