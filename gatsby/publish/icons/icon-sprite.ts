import path from "path"
import {createElement} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {outline} from "../../../src/components/colombia-map/outline"
import {type Drawing, drawingProps} from "../../../src/components/icon/drawing"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"

const symbolOf = ([id, drawing]: [string, Drawing]) =>
  createElement(
    "symbol",
    {key: id, id, ...drawingProps(drawing)},
    createElement("path", {d: drawing.path}),
  )

/** Not an icon; but in a file of its own it would be one more request of each page with a map. */
const colombia = createElement("path", {key: "colombia", id: "colombia", d: outline})

/** One SVG with a symbol for each icon, which bears its name as id, and the outline of Colombia. */
export const iconSprite = (icons: Readonly<Record<string, Drawing>>): string => {
  const symbols = Object.entries(icons).map(symbolOf)
  const root = createElement("svg", {xmlns: "http://www.w3.org/2000/svg"}, [...symbols, colombia])
  return renderToStaticMarkup(root)
}

/**
 * Writes the sprite into the build, named by its hash. It is not in /static/, which the pages'
 * policy trusts: an SVG can hold scripts.
 *
 * @returns its address, from the site's root
 */
export const writeIconSprite = async (
  folder: string,
  icons: Readonly<Record<string, Drawing>>,
): Promise<string> => {
  const text = iconSprite(icons)
  const address = `/icons-${shortHash(text).slice(0, 8)}.svg`
  await writeWhole(path.join(folder, address), text)
  return address
}
