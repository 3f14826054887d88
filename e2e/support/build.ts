import {readFileSync, statSync} from "node:fs"
import path from "node:path"
import {gzipSync} from "node:zlib"

const folder = "public"

/** Text of a file of the build, by its address on the site. */
export const builtText = (address: string): string =>
  readFileSync(path.join(folder, address.endsWith("/") ? `${address}index.html` : address), "utf8")

/** Bytes of a file of the build as it is; for what is compressed by itself. */
export const builtSize = (address: string): number => statSync(path.join(folder, address)).size

const zipped = new Map<string, number>()

/** Bytes of a text of the build as gzip sends them. */
export const zippedSize = (address: string): number => {
  const size = zipped.get(address) ?? gzipSync(builtText(address), {level: 9}).byteLength
  zipped.set(address, size)
  return size
}

/** Addresses of the scripts that a page starts: Gatsby's, and its template's. */
export const scriptsOf = (path: string): string[] => {
  const {componentChunkName} = JSON.parse(builtText(`/page-data${path}page-data.json`)) as {
    componentChunkName: string
  }
  const {namedChunkGroups} = JSON.parse(builtText("/webpack.stats.json")) as {
    namedChunkGroups: Record<string, {assets: {name: string}[]}>
  }
  const files = ["app", componentChunkName].flatMap(chunk => namedChunkGroups[chunk]?.assets ?? [])
  const scripts = files.map(({name}) => `/${name}`).filter(name => name.endsWith(".js"))
  if (scripts.length === 0) throw new Error(`${path} has no scripts`)
  return [...new Set(scripts)]
}

/** A picture that a page offers: address, type, and width in pixels or density. */
export type Candidate = {address: string; descriptor: string}

/** Every candidate of every `srcset` in a piece of HTML. */
export const candidatesOf = (html: string): Candidate[] =>
  [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, srcset = ""]) =>
    srcset.split(/,\s+/).map(text => {
      const [address = "", descriptor = "1x"] = text.trim().split(/\s+/)
      return {address, descriptor}
    }),
  )
