/** Target of each redirected path; paths end in a slash. */
export type Redirects = Map<string, string>

/**
 * Reads the `_redirects` file of a build.
 *
 * @param text - lines of "from to status"
 * @throws Error naming the line that has another form
 */
export const parseRedirects = (text: string): Redirects =>
  new Map(
    text
      .split("\n")
      .filter(line => line.trim() !== "")
      .map((line, index) => {
        const [from, to, status] = line.trim().split(/\s+/)
        if (!from?.startsWith("/") || !to?.startsWith("/") || status !== "301")
          throw new Error(
            `_redirects, line ${index + 1}: found "${line}", expected "/from/ /to/ 301"`,
          )
        return [from, to] as const
      }),
  )

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

/**
 * Says where a request must go instead.
 *
 * @param path - decoded path of the request, without its query
 * @param redirects - of the build
 * @param isPage - whether the build has a page at a path that ends in a slash
 * @returns the new path, or undefined where the request may be answered as it is
 */
export const redirectTarget = (
  path: string,
  redirects: Redirects,
  isPage: (path: string) => boolean,
): string | undefined => {
  const target = redirects.get(withSlash(path))
  if (target) return target
  return !path.endsWith("/") && isPage(withSlash(path)) ? withSlash(path) : undefined
}
