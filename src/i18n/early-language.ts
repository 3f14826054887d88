/** What the early script needs to know; it is serialised into the page. */
export type EarlyLanguageOptions = {
  cookieName: string
  storageKey: string
  queryName: string
  /** How long the choice is kept, in seconds. */
  maxAge: number
}

/** Names and life of the stored choice (specification, point 9). */
export const earlyLanguageOptions: EarlyLanguageOptions = {
  cookieName: "i18next",
  storageKey: "i18nextLng",
  queryName: "lng",
  maxAge: 31_536_000,
}

/** What both parts of the script know of a visit. */
type Visit = {
  /** The language that the query asks for, whatever it says. */
  asked: string | null | undefined
  query: URLSearchParams | undefined
  /** The query without that wish, with its question mark. */
  search: string
  attempt: <Value>(action: () => Value) => Value | undefined
  leave: (language: string) => void
}

/**
 * Keeps the language of a visit in cookie and local storage. Storage may be blocked: then nothing
 * is kept and nothing breaks.
 *
 * @param page - the window, or a stand-in in tests
 */
export function rememberLanguage(
  page: Window,
  options: EarlyLanguageOptions,
  language: string,
): void {
  try {
    const secure = page.location.protocol === "https:" ? "; Secure" : ""
    page.document.cookie = `${options.cookieName}=${language}; Path=/; Max-Age=${options.maxAge}; SameSite=Lax${secure}`
  } catch {}
  try {
    page.localStorage.setItem(options.storageKey, language)
  } catch {}
}

/**
 * Remembers the language that {@link markAddressLanguage} found in the address. Both stores are kept
 * in another process, which takes a phone 10 ms to reach: this comes with the late scripts, after the
 * first paint.
 *
 * @param page - the window, or a stand-in in tests
 * @param remember - {@link rememberLanguage}
 */
export function rememberAddress(
  page: Window,
  options: EarlyLanguageOptions,
  remember: typeof rememberLanguage,
): void {
  const named = page.document.documentElement.dataset.addressLanguage
  if (named) remember(page, options, named)
}

/**
 * Says on the root element which language the address names. The 404 page is served for any address:
 * its head cannot know the language, and it shows both where none is named. So it is marked before
 * anything is painted; every other page with the late scripts, for a 404 page that is come to within
 * the site.
 *
 * @param page - the window, or a stand-in in tests
 */
export function markAddressLanguage({document, location}: Window): void {
  const named = location.pathname.split("/")[1]
  if (named !== "en" && named !== "es") return
  const root = document.documentElement
  root.dataset.addressLanguage = named
  // Written again, every element would be styled anew.
  if (root.lang !== named) root.lang = named
}

/**
 * Settles the language on "/": the first of query, cookie, local storage, browser and the page's
 * own language decides (specification, point 4), and is remembered. It stands in that page alone.
 *
 * @param page - the window, or a stand-in in tests
 * @param remember - {@link rememberLanguage}
 */
export function settleHome(
  page: Window,
  options: EarlyLanguageOptions,
  visit: Visit,
  remember: typeof rememberLanguage,
): void {
  const {location, document, navigator} = page
  const {asked, query, search, attempt, leave} = visit
  const root = document.documentElement
  const stored = () => {
    const pattern = new RegExp(`(?:^|; )${options.cookieName}=([^;]*)`)
    return (
      attempt(() => (pattern.exec(document.cookie) || [])[1]) ||
      attempt(() => page.localStorage.getItem(options.storageKey))
    )
  }
  const browser = (navigator.languages && navigator.languages[0]) || navigator.language
  const isSpanish = /^es\b/i.test(asked || stored() || browser || root.lang)
  remember(page, options, isSpanish ? "es" : "en")
  // On its way back from the hosted sign-in a gated page must stay: the gate moves on itself.
  const isSignInReturn = root.dataset.gate && query && (query.has("code") || query.has("error"))
  if (isSpanish && !isSignInReturn) leave("es")
  else if (asked)
    attempt(() => page.history.replaceState(page.history.state, "", `/${search}${location.hash}`))
}

/**
 * Settles the language before anything is painted. It is written into the head of every page as
 * text, so it uses nothing from outside itself.
 *
 * On a prefixed address the address wins; `?lng=` moves to that language's version of the page.
 *
 * @param page - the window, or a stand-in in tests
 * @param queryName - of the parameter that asks for a language
 * @param home - what "/" needs besides: {@link settleHome} with its settings
 */
export function settleLanguage(
  page: Window,
  queryName: string,
  home?: (visit: Visit) => void,
): void {
  const {location} = page
  // Nearly every visit, before it is painted.
  if (!home && !location.search) return
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  const query = attempt(() => new URLSearchParams(location.search))
  const asked = query && query.get(queryName)
  if (query) query.delete(queryName)
  const search = query && query.toString() ? `?${query.toString()}` : ""
  const first = location.pathname.split("/")[1]
  const named = first === "en" || first === "es" ? first : ""
  const leave = (language: string) => {
    const root = page.document.documentElement
    const path = named ? location.pathname.slice(named.length + 1) : location.pathname
    // Nothing may be painted in the wrong language while the next page is on its way.
    root.style.visibility = "hidden"
    root.dataset.leaving = ""
    page.setTimeout(() => root.style.removeProperty("visibility"), 4000)
    location.replace(`/${language}${path || "/"}${search}${location.hash}`)
  }

  if (named && (asked === "en" || asked === "es")) {
    if (asked !== named) {
      leave(asked)
      return
    }
    attempt(() =>
      page.history.replaceState(page.history.state, "", location.pathname + search + location.hash),
    )
  }
  if (home && location.pathname === "/") home({asked, query, search, attempt, leave})
}

const settings = JSON.stringify(earlyLanguageOptions)

const markAddressLanguageText = () => `(${markAddressLanguage.toString()})(window)`

/**
 * The early script as text for a page's head.
 *
 * @param pathname - of the page; undefined while developing, where all pages share one
 */
export const earlyLanguageScript = (pathname: string | undefined): string => {
  const isOneOf = (...paths: string[]) => pathname === undefined || paths.includes(pathname)
  const home = `visit=>(${settleHome.toString()})(window,${settings},visit,${rememberLanguage.toString()})`
  const name = JSON.stringify(earlyLanguageOptions.queryName)
  const settle = `(${settleLanguage.toString()})(window,${name}${isOneOf("/") ? `,${home}` : ""})`
  return isOneOf("/404/", "/404.html") ? `${settle};${markAddressLanguageText()}` : settle
}

/** The late part as text, for the file that comes after the first paint. */
export const rememberAddressScript = (): string =>
  `${markAddressLanguageText()};(${rememberAddress.toString()})(window,${settings},${rememberLanguage.toString()})`
