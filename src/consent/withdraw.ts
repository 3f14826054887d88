/** Cookies that Google Analytics sets: `_ga`, `_ga_<stream>`, `_gat…` and `_gid`. */
const measuring = /^_ga($|_|t)|^_gid$/

/** A stream's cookie holds its measurement id: `_ga_AB12` belongs to `G-AB12`. */
const streamCookie = /^_ga_(.+)/

const cookieNames = () => {
  try {
    return document.cookie
      .split("; ")
      .map(cookie => cookie.split("=")[0] as string)
      .filter(name => measuring.test(name))
  } catch {
    return []
  }
}

/**
 * Domains that a page's cookies can belong to: "a.b.co" gives none, "a.b.co", "b.co" and "co";
 * the browser ignores those it does not allow.
 */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const labels = host.split(".")
  return [undefined, ...labels.map((_, index) => labels.slice(index).join("."))]
}

/** What became of the cookies of the statistics, by name. */
export type RemovedCookies = {removed: string[]; left: string[]}

/**
 * Ends measuring after it was accepted: tells a loaded Google Analytics to send nothing more, and
 * removes its cookies from every domain that this page may write to.
 *
 * @returns the cookies that are gone, and those that the browser keeps
 * @see https://developers.google.com/tag-platform/security/guides/privacy (ga-disable)
 */
export const withdrawMeasuring = (): RemovedCookies => {
  const found = [...new Set(cookieNames())]
  for (const name of found) {
    const stream = streamCookie.exec(name)?.[1]
    if (stream) Object.assign(window, {[`ga-disable-G-${stream}`]: true})
    for (const domain of cookieDomains(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ""}`
    }
  }
  const left = new Set(cookieNames())
  return {
    removed: found.filter(name => !left.has(name)),
    left: found.filter(name => left.has(name)),
  }
}

/** Lets a Google Analytics that was stopped in this page measure again. */
export const resumeMeasuring = (): void => {
  for (const name of Object.keys(window))
    if (name.startsWith("ga-disable-")) Object.assign(window, {[name]: false})
}
