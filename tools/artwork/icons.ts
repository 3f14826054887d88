/** Makes the icon set from static/favicon.svg: `npx tsx tools/artwork/icons.ts`. */
import {readFileSync, writeFileSync} from "node:fs"
import {Resvg} from "@resvg/resvg-js"

const source = readFileSync("static/favicon.svg", "utf8")
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

const files: [string, Buffer][] = [
  ["favicon.ico", ico(png(source, 32), 32)],
  ["apple-touch-icon.png", png(maskable, 180)],
  ["icon-192.png", png(source, 192)],
  ["icon-512.png", png(source, 512)],
  ["icon-maskable-512.png", png(maskable, 512)],
]

for (const [name, content] of files) {
  writeFileSync(`static/${name}`, content)
  process.stdout.write(`static/${name}: ${content.length} bytes\n`)
}
