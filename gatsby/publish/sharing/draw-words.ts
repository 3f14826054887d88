import {Resvg} from "@resvg/resvg-js"
import path from "path"
import {readable} from "./overlay"

/** One font in parts: each falls back to the next. */
const parts = ["latin", "latin-ext", "vietnamese"]

const family = "Bricolage Grotesque"

const render = (root: string, svg: string) =>
  new Resvg(svg, {
    font: {
      fontFiles: parts.map(part => path.join(root, "gatsby/publish/sharing/fonts", `${part}.ttf`)),
      loadSystemFonts: false,
      defaultFontFamily: family,
    },
  })

/**
 * Draws an SVG with words in it.
 *
 * @param root - the project's folder, which has the fonts
 * @returns a PNG, transparent where the SVG is
 */
export const drawWords = (root: string, svg: string): Buffer => render(root, svg).render().asPng()

const known = new Map<string, boolean>()

/**
 * The renderer omits characters that its fonts lack, so such a character alone renders as nothing.
 */
const isDrawn = (root: string, sign: string) => {
  const code = `&#${sign.codePointAt(0)};`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text x="30" y="60" font-family="${family}">${code}</text></svg>`
  const drawn = known.get(sign) ?? (sign.trim() === "" || render(root, svg).getBBox() !== undefined)
  known.set(sign, drawn)
  return drawn
}

/**
 * Finds characters that sharing pictures cannot show.
 *
 * @param root - the project's folder, which has the fonts
 * @returns each once, in their order
 */
export const signsNotDrawn = (root: string, text: string): string[] =>
  [...new Set(readable(text))].filter(sign => !isDrawn(root, sign))
