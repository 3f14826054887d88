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

/**
 * Settles the language before anything is painted. It is written into the head of every page as
 * text, so it uses nothing from outside itself.
 *
 * On a prefixed address the address wins and is remembered; `?lng=` moves to that language's
 * version of the page; on "/" the first of query, cookie, local storage, browser and the page's
 * own language decides (specification, point 4). Storage may be blocked: then nothing is
 * remembered and nothing breaks. It also keeps query and hash on the language switch, which is a
 * plain link.
 *
 * @param page - the window, or a stand-in in tests
 */
export function settleLanguage(page: Window, options: EarlyLanguageOptions): void {
  const {location, document, navigator} = page
  const prefix = /^\/(en|es)(?=\/|$)/
  const toLanguage = (tag: string) => (/^es\b/i.test(tag) ? "es" : "en")
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
  const stored = () => {
    const pattern = new RegExp(`(?:^|; )${options.cookieName}=([^;]*)`)
    return (
      attempt(() => (pattern.exec(document.cookie) || [])[1]) ||
      attempt(() => page.localStorage.getItem(options.storageKey))
    )
  }

  const query = attempt(() => new URLSearchParams(location.search))
  const asked = query && query.get(options.queryName)
  if (query) query.delete(options.queryName)
  const search = query && query.toString() ? `?${query.toString()}` : ""
  const named = (prefix.exec(location.pathname) || [])[1]
  const isHome = location.pathname === "/"
  const leave = (language: string) => {
    const path = location.pathname.replace(prefix, "")
    remember(language)
    // Nothing may be painted in the wrong language while the next page is on its way.
    document.documentElement.style.visibility = "hidden"
    document.documentElement.dataset.leaving = ""
    page.setTimeout(() => document.documentElement.style.removeProperty("visibility"), 4000)
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
    document.documentElement.dataset.addressLanguage = named
    // The 404 page is served for any address; its head cannot know the language, this can.
    document.documentElement.lang = named
  }
  if (isHome) {
    const browser = (navigator.languages && navigator.languages[0]) || navigator.language
    const language = toLanguage(asked || stored() || browser || document.documentElement.lang)
    // On its way back from the hosted sign-in a gated page must stay: the gate moves on itself.
    const isSignInReturn =
      document.documentElement.dataset.gate && query && (query.has("code") || query.has("error"))
    if (language === "es" && !isSignInReturn) {
      leave(language)
      return
    }
    remember(language)
    if (asked)
      attempt(() => page.history.replaceState(page.history.state, "", `/${search}${location.hash}`))
  }

  document.addEventListener(
    "click",
    event => {
      const target = event.target as Element | null
      const link = target && target.closest && target.closest("a[data-language-switch]")
      if (!link) return
      const anchor = link as HTMLAnchorElement
      anchor.search = location.search
      anchor.hash = location.hash
    },
    true,
  )
}

/** The early script as text for the page's head. */
export const earlyLanguageScript = (): string =>
  `(${settleLanguage.toString()})(window,${JSON.stringify(earlyLanguageOptions)})`
