import {readFileSync} from "node:fs"
import {Resvg} from "@resvg/resvg-js"
import {type Drawn, inSite} from "./site"

const source = readFileSync(inSite("static/favicon.svg"), "utf8")
/** The symbol on a full square: systems cut their own shape out of its middle 80 %. */
const maskable = source
  .replace('rx="9"', "")
  .replace('viewBox="0 0 40 40"', 'viewBox="-6 -6 52 52"')
  .replace('<rect width="40" height="40"', '<rect x="-6" y="-6" width="52" height="52"')

const png = (svg: string, size: number) =>
  new Resvg(svg, {fitTo: {mode: "width", value: size}}).render().asPng()

/** An .ico file that holds one PNG (the format allows it since Windows Vista). */
const ico = (image: Buffer, size: number) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** The icon set, made from static/favicon.svg. */
export const icons = (): Drawn[] => [
  {file: "static/favicon.ico", content: ico(png(source, 32), 32)},
  {file: "static/apple-touch-icon.png", content: png(maskable, 180)},
  {file: "static/icon-192.png", content: png(source, 192)},
  {file: "static/icon-512.png", content: png(source, 512)},
  {file: "static/icon-maskable-512.png", content: png(maskable, 512)},
]
