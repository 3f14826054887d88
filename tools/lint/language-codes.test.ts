import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import postcss from "postcss"
import {filesIn} from "../../gatsby/files/files-in"
import {languages} from "../../src/i18n/languages"

/** The list itself, and the types of keys, which the default language's words give. */
// The tongues of guides are no languages of the site.
const allowed = [
  "src/gatsby-types.d.ts",
  "src/i18n/i18next.d.ts",
  "src/i18n/locales.ts",
  "gatsby/words/staff-languages.ts",
  "gatsby/content/facts/fact-shapes.ts",
]

const isForeign = (file: string) => /\.test\.tsx?$|\/testing\/|\/node_modules\//.test(file)

const isCode = (file: string) =>
  /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !isForeign(file) && !allowed.includes(file)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "")

/** A code as a text, as a segment of an address, as a key, or as a property. */
const spelt = (code: string) =>
  new RegExp(`["'\`=](${code})["'\`\\]]|(?<!dist)/${code}[/"'\`]|\\b${code}\\??:|\\.${code}\\b`)

it("finds a language however it is spelt, and no other word", () => {
  for (const text of ['"es"', "`/es/`", '"/es/terms/"', "title.es", "{es: 1}", "[lang=es]"])
    expect(spelt("es").test(text)).toBe(true)
  for (const text of ["trees: 1", "dist/es/", "files.map", "/estate/", "a.essay"])
    expect(spelt("es").test(text)).toBe(false)
})

it("is spelt nowhere but in the list of languages and in words", async () => {
  const folders = ["src", "gatsby", "tools"].map(folder => filesIn(folder, /./))
  const files = [...(await Promise.all(folders)).flat(), ...readdirSync(".")]
    .map(file => path.relative(".", file))
    .filter(isCode)
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(file => {
    const lines = withoutComments(readFileSync(file, "utf8")).split("\n")
    const hits = lines.filter(line => languages.some(code => spelt(code).test(line)))
    return hits.map(line => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})

/** What hovering may change: looks alone, as nobody can hover with a keyboard or a finger. */
const looks =
  /^(color|background|border-color|text-decoration(-thickness)?|box-shadow|transform|outline(-color)?)$/

const sheets = readdirSync("src", {recursive: true, encoding: "utf8"})
  .filter(file => file.endsWith(".css"))
  .map(file => path.join("src", file))

it("finds the style sheets", () => {
  expect(sheets.length).toBeGreaterThan(0)
})

it.each(sheets)("%s shows nothing on hover alone", file => {
  const faults: string[] = []
  postcss.parse(readFileSync(file, "utf8")).walkRules(/:hover/, rule => {
    rule.walkDecls(({prop, value}) => {
      if (!looks.test(prop)) faults.push(`${rule.selector} { ${prop}: ${value} }`)
    })
  })
  expect(faults).toEqual([])
})
