import {styleUses} from "./style-uses"

const written = (css: string) => styleUses(css).map(use => use.written)

it("finds properties, words, functions and units of a declaration", () => {
  expect(written("a { Width: CALC(1px + fit-content) }")).toEqual([
    "width",
    "width: fit-content",
    "calc()",
    "width: calc()",
    "1px",
  ])
})

it("knows units by their kind, and colours that are made from others", () => {
  const uses = styleUses("a { height: 5dvh; color: rgb(from red r g b / 50%) }")
  expect(uses).toContainEqual({
    written: "1dvh",
    keys: ["css.types.length.viewport_percentage_units_dynamic"],
  })
  expect(written("a { background: linear-gradient(90deg in oklch, red, blue) }")).toContain(
    "linear-gradient(in …)",
  )
  expect(uses).toContainEqual({
    written: "rgb(from …)",
    keys: ["css.types.color.rgb.relative_syntax"],
  })
})

it("passes over texts, addresses, custom properties and hex colours", () => {
  expect(
    written('a { content: "b"; --c: d; color: #abc; background: url(e-f.g) var(--c) }'),
  ).toEqual(["content", "--c", "--c: d", "color", "background", "var()", "background: var()"])
})

it("finds selectors, nesting and flags", () => {
  expect(written("a:HAS(b)::after, [c='d:e' s] { & i { color: red } }")).toEqual(
    expect.arrayContaining([":has", "::after", "[… s]", "&", "nested rules"]),
  )
})

it("finds at-rules, what they ask, and their descriptors", () => {
  expect(
    written(
      "@media (min-width: 1px) and (hover: none) {} @font-face { src: url(a) } @supports selector(a) {}",
    ),
  ).toEqual([
    "@media",
    "@media (width)",
    "@media (width: 1px)",
    "@media (hover)",
    "@media (hover: none)",
    "@font-face",
    "@font-face src",
    "@supports",
    "@supports selector()",
  ])
  expect(written("@container style(--a: b) {} @container scroll-state(stuck: top) {}")).toEqual([
    "@container",
    "@container style()",
    "@container",
    "@container scroll-state()",
  ])
})
