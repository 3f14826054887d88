/**
 * Makes the site's font files: Bricolage Grotesque with its weight axis, cut to the
 * characters that English and Spanish need, and one bold cut for pictures. Run it after an update of the font's package:
 * `npx tsx tools/font/subset.ts`.
 */
import {readFileSync, writeFileSync} from "node:fs"
import subsetFont from "subset-font"

const source = require.resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
)
/** The site's font, and a bold cut for the sharing pictures, whose renderer knows no axes. */
const webTarget = "src/styles/fonts/bricolage-grotesque.woff2"
const boldTarget = "gatsby/sharing/bricolage-grotesque-bold.ttf"

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join("")

const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•€→←×`

const main = async () => {
  const font = readFileSync(source)
  const web = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: {wght: {min: 400, max: 800, default: 400}},
  })
  const bold = await subsetFont(font, characters, {
    targetFormat: "truetype",
    variationAxes: {wght: 700},
  })
  writeFileSync(webTarget, web)
  writeFileSync(boldTarget, bold)
  process.stdout.write(`${webTarget}: ${web.length} bytes\n${boldTarget}: ${bold.length} bytes\n`)
}

void main()
