/** Widest picture that a device keeps, in pixels; larger ones are for desktops. */
const widest = 1080

const candidatesOf = (srcset: string) =>
  srcset.split(",").flatMap(entry => {
    const [address = "", width = ""] = entry.trim().split(/\s+/)
    return folderOf(address) ? [{address, width: Number.parseInt(width, 10)}] : []
  })

/** Rows of other trips at the end of a page are left out. */
const withoutOthers = (html: string) => html.split(/<[^>]*data-list="/, 1)[0] ?? ""

/**
 * Finds the pictures of a page, one file of each: the smallest that is wide enough, or else the widest.
 *
 * @param width - of the window, in device pixels
 */
export const picturesOf = (html: string, width: number): string[] => {
  const sets = withoutOthers(html).matchAll(/ srcset="([^"]*)"/gi)
  const chosen = [...sets].flatMap(([, set = ""]) => {
    const candidates = candidatesOf(set).sort((one, other) => one.width - other.width)
    const enough = candidates.find(candidate => candidate.width >= Math.min(width, widest))
    return (enough ?? candidates.at(-1))?.address ?? []
  })
  return [...new Set(chosen)]
}

/** The folder that holds a picture in all its crops and sizes. */
export const folderOf = (path: string): string | undefined =>
  /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0]
