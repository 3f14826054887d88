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
  remember: (language: string) => void
  leave: (language: string) => void
}

/**
 * Settles the language on "/": the first of query, cookie, local storage, browser and the page's
 * own language decides (specification, point 4). It stands in that page alone.
 *
 * @param page - the window, or a stand-in in tests
 */
export function settleHome(page: Window, options: EarlyLanguageOptions, visit: Visit): void {
  const {location, document, navigator} = page
  const {asked, query, search, attempt, remember, leave} = visit
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
  // On its way back from the hosted sign-in a gated page must stay: the gate moves on itself.
  const isSignInReturn = root.dataset.gate && query && (query.has("code") || query.has("error"))
  if (isSpanish && !isSignInReturn) {
    leave("es")
    return
  }
  remember(isSpanish ? "es" : "en")
  if (asked)
    attempt(() => page.history.replaceState(page.history.state, "", `/${search}${location.hash}`))
}

/**
 * Settles the language before anything is painted. It is written into the head of every page as
 * text, so it uses nothing from outside itself.
 *
 * On a prefixed address the address wins and is remembered; `?lng=` moves to that language's
 * version of the page. Storage may be blocked: then nothing is remembered and nothing breaks. It
 * also keeps query and hash on the language switch, which is a plain link.
 *
 * @param page - the window, or a stand-in in tests
 * @param home - what "/" needs besides, {@link settleHome}
 */
export function settleLanguage(
  page: Window,
  options: EarlyLanguageOptions,
  home?: typeof settleHome,
): void {
  const {location, document} = page
  const root = document.documentElement
  const prefix = /^\/(en|es)(?=\/|$)/
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action()
    } catch {
      return undefined
    }
  }
  const remember = (language: string) => {
    attempt(() => {
      const secure = location.protocol === "https:" ? "; Secure" : ""
      document.cookie = `${options.cookieName}=${language}; Path=/; Max-Age=${options.maxAge}; SameSite=Lax${secure}`
    })
    attempt(() => page.localStorage.setItem(options.storageKey, language))
  }
  const query = attempt(() => new URLSearchParams(location.search))
  const asked = query && query.get(options.queryName)
  if (query) query.delete(options.queryName)
  const search = query && query.toString() ? `?${query.toString()}` : ""
  const named = (prefix.exec(location.pathname) || [])[1]
  const leave = (language: string) => {
    const path = location.pathname.replace(prefix, "")
    remember(language)
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
  if (named) {
    remember(named)
    root.dataset.addressLanguage = named
    // The 404 page is served for any address; its head cannot know the language, this can.
    root.lang = named
  }
  if (home && location.pathname === "/")
    home(page, options, {asked, query, search, attempt, remember, leave})

  document.addEventListener(
    "click",
    event => {
      const target = event.target as Element | null
      const link = target?.closest?.<HTMLAnchorElement>("a[data-language-switch]")
      if (!link) return
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
}

/**
 * The early script as text for a page's head.
 *
 * @param pathname - of the page; undefined while developing, where all pages share one
 */
export const earlyLanguageScript = (pathname: string | undefined): string => {
  const home = pathname === undefined || pathname === "/" ? `,${settleHome.toString()}` : ""
  return `(${settleLanguage.toString()})(window,${JSON.stringify(earlyLanguageOptions)}${home})`
}
