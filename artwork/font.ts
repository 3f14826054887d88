import {readFileSync} from "node:fs"
import subsetFont from "subset-font"
import type {Drawn} from "./site"

const source = require.resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
)
/** The site's font, and a bold cut for the sharing pictures, whose renderer knows no axes. */
const webTarget = "src/styles/fonts/bricolage-grotesque.woff2"
const boldTarget = "gatsby/sharing/bricolage-grotesque-bold.ttf"

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join("")

const ascii = range(0x20, 0x7e)
const punctuation = "\u00a0¡¿«»·°ªº©®×–—‘’“”…•€→←"
/** Spanish, and names from French, German, Italian and Portuguese. */
const accented = "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüß"
const characters = ascii + punctuation + accented
/** Pictures are drawn at build time and weigh the same with more: there nothing can stand in. */
const pictureCharacters = `${characters}${range(0xa0, 0xff)}`

/** What browsers apply unasked: fractions, small figures and other shapes of letters stay out. */
const features = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "rclt"]

/**
 * The site's font files: Bricolage Grotesque with its weight axis, cut to the characters that the
 * headings need, and one bold cut for pictures.
 *
 * The file stays below 28.4 kB: with its headers it then fits into twenty segments, the first two
 * flights of a connection that shares a slow line, and a heading waits for one round trip less.
 */
export const fonts = async (): Promise<Drawn[]> => {
  const font = readFileSync(source)
  const web = await subsetFont(font, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: {wght: {min: 400, max: 800, default: 400}},
  })
  const bold = await subsetFont(font, pictureCharacters, {
    targetFormat: "truetype",
    variationAxes: {wght: 700},
  })
  return [
    {file: webTarget, content: web},
    {file: boldTarget, content: bold},
  ]
}
