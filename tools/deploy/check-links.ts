import {Parser} from "htmlparser2"

/** A page as far as links go: its address, its ids, and every address of this site it names. */
export type LinkedPage = {path: string; ids: Set<string>; links: string[]}

/**
 * Reads the links of a finished page: `href`, `src`, `data-href` and every entry of `srcset`.
 *
 * @returns addresses of this site only
 */
export const readLinks = (path: string, html: string): LinkedPage => {
  const ids = new Set<string>()
  const links = new Set<string>()
  const onopentag = (_: string, {id, href, src, srcset, ...others}: Record<string, string>) => {
    if (id) ids.add(id)
    const sources = srcset?.split(/,\s+/).map(entry => entry.trim().split(/\s/)[0]) ?? []
    for (const link of [href, src, others["data-href"], ...sources])
      if (link && /^(#|\/(?!\/))/.test(link)) links.add(link)
  }
  new Parser({onopentag}).end(html)
  return {path, ids, links: [...links]}
}

/**
 * Finds links that lead nowhere.
 *
 * @param pages - all pages of a build
 * @param isFile - whether the build has a file at a path
 * @returns one sentence for each, with its page
 */
export const findBrokenLinks = (
  pages: readonly LinkedPage[],
  isFile: (path: string) => boolean,
): string[] => {
  const byPath = new Map(pages.map(page => [page.path, page]))
  return pages.flatMap(page =>
    page.links.flatMap(link => {
      const [address = "", id] = link.split("#", 2)
      const [path = ""] = address.split("?")
      const target = path === "" ? page : byPath.get(decodeURI(path))
      if (!target && !isFile(decodeURI(path)))
        return [`${page.path} → ${link}: no such page or file`]
      return target && id && !target.ids.has(id) ? [`${page.path} → ${link}: no such place`] : []
    }),
  )
}
