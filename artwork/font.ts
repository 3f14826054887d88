import {readFileSync} from "node:fs"
import subsetFont from "subset-font"
import type {Drawn} from "./site"

/** The package has the font in parts, each a file. */
const read = (part: string) =>
  readFileSync(
    require.resolve(
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wght-normal.woff2`,
    ),
  )
const webTarget = "src/styles/fonts/bricolage-grotesque.woff2"
/** Bold cuts for the sharing pictures, whose renderer knows no axes; each adds signs to those before. */
const boldTarget = "gatsby/publish/sharing/fonts"
const boldParts = ["latin", "latin-ext", "vietnamese"]

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join("")

const ascii = range(0x20, 0x7e)
const punctuation = "\u00a0¡¿«»·°ªº©®×–—‘’“”…•€→←"
/** Spanish, and names from French, German, Italian and Portuguese. */
const accented = "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüß"
const characters = ascii + punctuation + accented
/** All that the font can have: pictures are drawn at build time, and there nothing can stand in. */
const pictureCharacters = range(0x20, 0xd7ff)

/** What browsers apply unasked: fractions, small figures and other shapes of letters stay out. */
const features = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "rclt"]

/**
 * The site's font files: Bricolage Grotesque with its weight axis, cut to the characters that the
 * headings need, and bold cuts of all that it has for pictures.
 *
 * The file stays below 28.4 kB: with its headers it then fits into twenty segments, the first two
 * flights of a connection that shares a slow line, and a heading waits for one round trip less.
 */
export const fonts = async (): Promise<Drawn[]> => {
  const web = await subsetFont(read("latin"), characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: {wght: {min: 400, max: 800, default: 400}},
  })
  const bold = boldParts.map(async part => ({
    file: `${boldTarget}/${part}.ttf`,
    content: await subsetFont(read(part), pictureCharacters, {
      targetFormat: "truetype",
      variationAxes: {wght: 700},
    }),
  }))
  return [{file: webTarget, content: web}, ...(await Promise.all(bold))]
}
