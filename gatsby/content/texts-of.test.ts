import {isWords, textsOf} from "./texts-of"

it("lists every text with the path of its field, in the order of the file", () => {
  const value = {
    slug: "cali",
    title: {en: "Salsa", es: ["Uno", {a: "Dos"}]},
    price: 7,
    none: null,
    list: [["x"], true, "y"],
  }
  expect(textsOf(value).map(({field, text}) => `${field} ${text}`)).toEqual([
    "slug cali",
    "title.en Salsa",
    "title.es[0] Uno",
    "title.es[1].a Dos",
    "list[0][0] x",
    "list[2] y",
  ])
  expect(textsOf(undefined)).toEqual([])
})

it("reads what is nested deeper than calls may be", () => {
  let nested: unknown = "deep"
  for (let depth = 0; depth < 20_000; depth += 1) nested = {a: nested}
  expect(textsOf(nested).map(({text}) => text)).toEqual(["deep"])
})

it.each([
  ["title.en", true],
  ["items.es[3]", true],
  ["a.en[1].b", true],
  ["slug", false],
  ["en", false],
  ["title.ens", false],
  ["title.english", false],
  ["pen[0]", false],
])("%s holds words of one language: %p", (field, expected) => {
  expect(isWords({field, text: ""})).toBe(expected)
})
