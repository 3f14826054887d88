/** A page as far as links go: its address, its ids, and every address of this site it names. */
export type LinkedPage = {path: string; ids: Set<string>; links: string[]}

const unescapeHtml = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&")

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "gi"))].map(match =>
    unescapeHtml(match[1] ?? ""),
  )

/**
 * Reads the links of a finished page: `href`, `src`, `data-href` and every entry of `srcset`.
 *
 * @param html - scripts and styles in it are not read
 * @returns addresses of this site only
 */
export const readLinks = (path: string, html: string): LinkedPage => {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1")
  const sets = valuesOf(markup, "srcset").flatMap(set =>
    set.split(/,\s+/).map(entry => entry.trim().split(/\s/)[0] ?? ""),
  )
  const addresses = [
    ...["href", "src", "data-href"].flatMap(name => valuesOf(markup, name)),
    ...sets,
  ]
  return {
    path,
    ids: new Set(valuesOf(markup, "id")),
    links: [...new Set(addresses)].filter(link => /^(#|\/(?!\/))/.test(link)),
  }
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
