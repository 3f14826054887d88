/** Cookies that Google Analytics sets: `_ga`, `_ga_<stream>`, `_gat…` and `_gid`. */
const measuring = /^_ga($|_|t)|^_gid$/

/** A stream's cookie is named after its measurement id: `_ga_AB12` belongs to `G-AB12`. */
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
 * Domains that a page's cookies may have: none, "a.b.co", "b.co" and "co" for "a.b.co". Browsers
 * ignore those that are not allowed.
 */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const labels = host.split(".")
  return [undefined, ...labels.map((_, index) => labels.slice(index).join("."))]
}

/** What happened to each analytics cookie, by name. */
export type RemovedCookies = {removed: string[]; left: string[]}

/**
 * Withdraws an acceptance: disables Google Analytics if it is loaded, and removes its cookies from
 * every domain that this page may write to.
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

/** Enables Google Analytics again after it was stopped on this page. */
export const resumeMeasuring = (): void => {
  for (const name of Object.keys(window))
    if (name.startsWith("ga-disable-")) Object.assign(window, {[name]: false})
}
