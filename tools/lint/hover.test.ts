import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import postcss from "postcss"

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
