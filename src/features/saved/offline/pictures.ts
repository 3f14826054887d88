/** A picture's address and its width in pixels. */
type Candidate = {address: string; width: number}

/** Widest picture that a device keeps, in pixels; larger ones are for desktops. */
const widest = 1080

const candidatesOf = (srcset: string): Candidate[] =>
  srcset.split(",").flatMap(entry => {
    const [address = "", width = ""] = entry.trim().split(/\s+/)
    return address.startsWith("/static/") ? [{address, width: Number.parseInt(width, 10)}] : []
  })

/** The smallest that is wide enough, or else the widest. */
const choose = (candidates: Candidate[], width: number): Candidate | undefined => {
  const ordered = [...candidates].sort((one, other) => one.width - other.width)
  return ordered.find(candidate => candidate.width >= width) ?? ordered.at(-1)
}

/** Rows of other trips at the end of a page are left out. */
const withoutOthers = (html: string) => html.split(/<[^>]*data-list="/, 1)[0] ?? ""

/**
 * Finds the pictures of a page, one AVIF file each; every browser with workers shows AVIF.
 *
 * @param width - of the window, in device pixels
 */
export const picturesOf = (html: string, width: number): string[] => {
  const sources = withoutOthers(html).match(/<source[^>]*type="image\/avif"[^>]*>/g) ?? []
  const chosen = sources.flatMap(source => {
    const [, srcset = ""] = /srcset="([^"]*)"/i.exec(source) ?? []
    return choose(candidatesOf(srcset), Math.min(width, widest))?.address ?? []
  })
  return [...new Set(chosen)]
}

/** The folder that holds a picture in all its sizes. */
export const folderOf = (path: string): string | undefined =>
  /^\/static\/[0-9a-f]{12}\//.exec(path)?.[0]
