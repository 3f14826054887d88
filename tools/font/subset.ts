/**
 * Makes the site's one font file: Bricolage Grotesque with its weight axis, cut to the
 * characters that English and Spanish need. Run it after an update of the font's package:
 * `npx tsx tools/font/subset.ts`.
 */
import {readFileSync, writeFileSync} from "node:fs"
import subsetFont from "subset-font"

const source = require.resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
)
const target = "src/styles/fonts/bricolage-grotesque.woff2"

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join("")

const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•€→←×`

const main = async () => {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: {wght: {min: 400, max: 800, default: 400}},
  })
  writeFileSync(target, subset)
  process.stdout.write(`${target}: ${subset.length} bytes\n`)
}

void main()
