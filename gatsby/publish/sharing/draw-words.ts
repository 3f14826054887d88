import {Resvg} from "@resvg/resvg-js"
import {fontFiles} from "./drawn-signs"

const family = "Bricolage Grotesque"

const render = (root: string, svg: string) =>
  new Resvg(svg, {
    font: {
      fontFiles: fontFiles(root),
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
