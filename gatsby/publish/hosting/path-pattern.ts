const escapeRegExp = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, "\\$&")

/**
 * Path patterns of the rules: `**` matches any characters, `*` any within a segment, `:name` one
 * whole segment.
 *
 * @returns the source of a regular expression that matches a whole path; each `:name` is a named
 *   group
 */
export const patternSource = (pattern: string): string =>
  `^${escapeRegExp(pattern)
    .replace(/\*\*|\*/g, stars => (stars === "**" ? ".*" : "[^/]*"))
    .replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`

/** The same for an address with and without its slash at the end. */
export const eitherWaySource = (path: string): string => patternSource(path).replace(/\/\$$/, "/?$")

/** Whether a path matches a pattern. */
export const matchesPattern = (path: string, pattern: string): boolean =>
  new RegExp(patternSource(pattern)).test(path)

/**
 * Rewrites a path from one pattern to another: `/experiences/:slug/` to `/en/experiences/:slug/`.
 *
 * @returns the new path, or undefined if the path does not match
 */
export const rewritePath = (path: string, from: string, to: string): string | undefined => {
  const match = new RegExp(patternSource(from)).exec(path)
  return match ? to.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? "") : undefined
}
