import {folders} from "./folders"
import {toMarkdown} from "./report"

const figures = (killed: number, survivors: string[] = []) => ({
  mutants: 100,
  killed,
  survivors,
})

it("names every survivor's file and line once", () => {
  const survivors = [
    "a/one.ts:4 StringLiteral",
    "a/one.ts:4 ConditionalExpression true",
    "a/one.ts:17 BlockStatement {}",
    "two.ts:1 StringLiteral",
  ]
  expect(toMarkdown({"src/chat": {...figures(96, survivors), minutes: 3}})).toContain(
    "| `src/chat` | 100 | 96 | 96.0 % | 3 | `a/one.ts` 4, 17; `two.ts` 1 |",
  )
})

it("says which folders are too low, and which nobody has tried", () => {
  const low = toMarkdown({"src/chat": figures(84), "src/features/catalogue/filter": figures(85)})
  expect(low).toContain("Below 85 %: `src/chat`.")
  expect(low).toMatch(/Not tried yet: .*`gatsby\/content`/)
  const all = toMarkdown(Object.fromEntries(folders.map(folder => [folder, figures(85)])))
  expect(all).toContain("None is below 85 %.")
  expect(all).not.toContain("Not tried")
})
