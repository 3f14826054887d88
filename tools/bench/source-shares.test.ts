import {decodeSegment, packageOf, sharesOf} from "./source-shares"

it.each([
  ["AAAA", [0, 0, 0, 0]],
  ["KCAD", [5, 1, 0, -1]],
  ["gB", [16]],
])("decodes %s", (segment, fields) => {
  expect(decodeSegment(segment)).toEqual(fields)
})

it.each([
  ["webpack://entreraices/./node_modules/react-dom/cjs/react-dom.production.min.js", "react-dom"],
  [
    "webpack://entreraices/./node_modules/@gatsbyjs/reach-router/es/index.js",
    "@gatsbyjs/reach-router",
  ],
  ["webpack://entreraices/./.cache/loader.js", "gatsby"],
  ["webpack://entreraices/./src/layout/header/header.tsx", "this site"],
  ["webpack://entreraices/webpack/bootstrap", "webpack"],
])("%s is of %s", (source, name) => {
  expect(packageOf(source)).toBe(name)
})

it("shares a script out among the packages it is made of, over several lines", () => {
  const map = {
    sources: ["./node_modules/a/x.js", "./src/b.ts"],
    mappings: "AAAA,KCAA;AAAA,KDAA",
  }
  expect(sharesOf("aaaaabbb\nbbbbba", map)).toEqual([
    ["this site", 8],
    ["a", 6],
  ])
})
