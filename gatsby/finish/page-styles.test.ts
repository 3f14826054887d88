import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "fs"
import os from "os"
import path from "path"
import {readEnvironment} from "../environment/environment"
import {styleTrimmer} from "./page-styles"
import {parsePage, writePage} from "./page-tree"

const folder = mkdtempSync(path.join(os.tmpdir(), "styles-"))
afterAll(() => rmSync(folder, {recursive: true}))

const page = (body: string) =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">all</style></head><body>${body}</body>`
const pool = {
  GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
  GATSBY_COGNITO_CLIENT_ID: "abc",
  GATSBY_COGNITO_DOMAIN: "x.auth.eu-west-1.amazoncognito.com",
  GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:11111111-2222-3333-4444-555555555555",
}
const trimmer = (css: string, variables = {}) => {
  writeFileSync(path.join(folder, "styles.1.css"), css)
  const trim = styleTrimmer(folder, readEnvironment(variables))
  return (html: string) => {
    const tree = parsePage(html)
    trim(tree)
    return writePage(tree)
  }
}
const parts = (css: string, body: string) => {
  const html = trimmer(css)(page(body))
  const [, rest = "", own] = /data-rest="([^"]+)">(.*)<\/style>/s.exec(html) ?? []
  return {own, rest: readFileSync(path.join(folder, rest), "utf8")}
}
const left = (css: string, body: string) => parts(css, body).own

const body = `<main id="m" class="a b +1" data-x="y"><svg class="c"></svg></main>`

it.each([
  ["a{color:red}[role=dialog]{color:red}", "rules without a name"],
  ["#m[data-x][data-x=y]{color:red}", "an id and a data attribute"],
  ["[data-offline] .a{top:0}[data-address-language=es] .a{top:0}", "what early scripts mark"],
  ["[data-leaving] .a{top:0}[data-painted=x]{top:0}[data-scripting]{top:0}", "all such marks"],
  [".a .c{color:red}.b:hover{color:red}.a>.b::after{color:red}", "classes of the page"],
  [".a:not(.z){color:red}.a:not(:has(.z)){color:red}", "a class that must be missing"],
  [".a:is(.z,.b){color:red}", "one of several"],
  [".\\+1{color:red}", "a name with an escape"],
  ["ul:nth-child(2n + 1){color:red}", "a position"],
  ["@font-face{font-family:x;src:url(/x.woff2)}", "what has no selector"],
  ["@layer base,parts;.a{color:red}", "a rule without a body"],
  ["@media (width < 400px){.a{color:red}}", "a condition that may hold"],
  [".a{animation:in 1s}@keyframes in{from{top:.5em}to{top:0}}", "an animation in use"],
])("keeps %s: %s", css => {
  expect(left(css, body)).toBe(css)
})

it.each([
  [".z{color:red}", "a class of another page"],
  [".a .z{color:red}.a:has(.z){color:red}", "a combination with one"],
  ["@media (width < 400px){@supports (top:0){.z{color:red}}}", "conditions left empty"],
  ["#z{color:red}[data-z]{color:red}[data-x=z] .a{color:red}", "an id, an attribute, a value"],
  ["[data-gate] #gate-splash{color:red}", "the gate of builds that have one"],
  ["@media print{.a{color:red}}@page{margin:1cm}", "what is for paper"],
  [".z{animation:in 1s}@keyframes in{to{top:0}}", "an animation of another page"],
])("drops %s: %s", css => {
  expect(left(css, body)).toBe("")
})

it.each([
  [".a{top:0}.z{top:0}", ".z{top:0}", "no rule of the page's own"],
  [".a,.z{top:0}", ".z{top:0}", "of a list what cannot match yet"],
  ["a{top:0}@font-face{font-family:x;src:url(/x)}", "", "no rule without a name, and no font"],
  [
    "@media print{.a{top:0}a{top:0}}@page{margin:1cm}",
    "@media print{.a{top:0}a{top:0}}@page{margin:1cm}",
    "all that is for paper",
  ],
  [
    ".a{animation:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:0}}",
    "@keyframes out{to{top:0}}",
    "animations that the page has none of",
  ],
])("leaves of %s for later %p: %s", (css, rest) => {
  expect(parts(css, body).rest).toBe(rest)
})

it("keeps of a list of selectors what can match", () => {
  expect(left(".a,.z{color:red}", body)).toBe(".a{color:red}")
})

it("keeps the styles of the gate where the build has one", () => {
  const css = [
    "[data-gate] .a",
    "[data-gate=pending] .a",
    "[data-gate=failed] .a",
    "[data-gate=ready] .a",
    "#gate-splash",
    "#gate-bar b",
  ]
    .map(selector => `${selector}{color:red}`)
    .join("")
  expect(trimmer(css, pool)(page(body))).toContain(`>${css}<`)
})

it("leaves other style elements as they are, and gives the same at the next build", () => {
  const trim = trimmer(".a{color:red}.z{color:red}")
  const once = trim(page(`${body}<style>.z{top:0}</style>`))
  expect(once).toContain("<style>.z{top:0}</style>")
  expect(once).toContain(">.a{color:red}</style>")
  expect(
    once.match(/<noscript><link rel="stylesheet" media="print" href="\/styles.1.css"\/>/g),
  ).toHaveLength(1)
  expect(trim(once)).toBe(once)
})

it("knows the sheet among other styles, and among what else has such an address", () => {
  const before = '<style>.z{top:0}</style><b data-href="/b.css"></b>'
  const done = trimmer(".a{color:red}.z{color:red}")(before + page(body))
  expect(done.startsWith(before)).toBe(true)
  expect(done).toContain(">.a{color:red}</style>")
})

it("brings back what an earlier build left out", () => {
  const once = trimmer(".a{color:red}")(page(body))
  expect(trimmer(".a{color:red}.b{color:red}")(once)).toContain(">.a{color:red}.b{color:red}<")
})

it("does not give one page the styles of another", () => {
  const trim = trimmer(".a{color:red}.z{color:red}")
  trim(page(body))
  expect(trim(page('<p class="z"></p>'))).toContain(">.z{color:red}<")
})

it("names the sheet that is missing", () => {
  const html = page(body).replace("styles.1", "styles.2")
  expect(() => trimmer("")(html)).toThrow("styles.2.css")
})
