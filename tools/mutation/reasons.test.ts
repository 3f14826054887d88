import {readFileSync} from "node:fs"
import {explain, reasonFaults} from "./reasons"

const figures = {
  "src/chat": {
    mutants: 9,
    killed: 6,
    survivors: ['a.ts:4 StringLiteral ""', 'a.ts:9 StringLiteral ""', "b.ts:1 Regex /a/"],
  },
}
const empty = 'src/chat/a.ts StringLiteral ""'
const regex = "src/chat/b.ts Regex /a/"

it("asks for a reason for every survivor, wherever it stands, as often as it stands", () => {
  expect(reasonFaults(figures, {"For the types": [empty, empty], Words: [regex]})).toEqual([])
  expect(reasonFaults(figures, {"For the types": [empty]})).toEqual([
    `survives without a reason: ${empty}`,
    `survives without a reason: ${regex}`,
  ])
})

it("names a reason that nothing needs any more", () => {
  expect(reasonFaults(figures, {"For the types": [empty, empty, empty, regex]})).toEqual([
    `has a reason and does not survive: ${empty}`,
  ])
})

it("tells of each survivor why it may stay, or that nobody has said so", () => {
  const [first, , last] = explain("src/chat", figures["src/chat"].survivors, {
    "For the types": [empty],
  })
  expect(first).toBe('a.ts:4 StringLiteral ""\n    For the types')
  expect(last).toBe("b.ts:1 Regex /a/\n    No reason yet.")
})

it("holds for the survivors of the last runs", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))
  expect(reasonFaults(read("docs/mutation.json"), read("docs/mutation-reasons.json"))).toEqual([])
})
