import {attempt} from "../lib/attempt"

/** Storage names of the language, and the query parameter that requests one. */
const cookieName = "i18next"
const storageKey = "i18nextLng"
const queryName = "lng"

/** Lifetime of the choice, in seconds. */
const maxAge = 31_536_000

/** Codes of all languages, the default first; more would make pages heavier. */
type Codes = readonly string[]

/** Stores the language in the cookie and in local storage. Blocked storage is ignored. */
const rememberLanguage = (page: Window, language: string): void => {
  const secure = page.location.protocol === "https:" ? "; Secure" : ""
  attempt(() => {
    page.document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  })
  attempt(() => page.localStorage.setItem(storageKey, language))
}

/**
 * Stores the language that {@link markAddressLanguage} found. Each write takes a phone 10 ms, so it
 * waits for the deferred script.
 */
export const storeAddressLanguage = (page: Window): void => {
  const named = page.document.documentElement.dataset.addressLanguage
  if (named) rememberLanguage(page, named)
}

/**
 * Marks the root element with the language of the address. The 404 page is served for any address,
 * so its head cannot know the language; it shows every language if the address names none. It is
 * marked before the first paint, other pages by the deferred script, for a 404 page reached by a
 * link.
 */
export const markAddressLanguage = ({document, location}: Window, codes: Codes): void => {
  const named = location.pathname.split("/")[1]
  if (!named || !codes.includes(named)) return
  const root = document.documentElement
  root.dataset.addressLanguage = named
  // Writing it again would restyle every element.
  if (root.lang !== named) root.lang = named
}

/** Language code of any tag: "es" for "es-CO", "ES" and "es.". */
const codeOf = (tag: string) =>
  (/^\W*([a-z]+)([-_][a-z\d]+)*\W*$/.exec(String(tag).toLowerCase()) || [])[1] || ""

/** Reads `?lng=` from a query. */
const readQuery = ({search}: Location) => {
  const query = new URLSearchParams(search)
  const asked = query.get(queryName)
  query.delete(queryName)
  return {asked, query, rest: String(query) && `?${query}`}
}

/** Removes `?lng=` once the path has that language. */
const dropWish = ({history, location}: Window, rest: string) =>
  attempt(() => history.replaceState(history.state, "", location.pathname + rest + location.hash))

/** Hides the page, so that nothing is painted in the wrong language during the redirect. */
const leave = ({document, location, setTimeout}: Window, path: string, rest: string) => {
  const root = document.documentElement
  root.style.visibility = "hidden"
  root.dataset.leaving = ""
  setTimeout(() => root.style.removeProperty("visibility"), 4000)
  location.replace(path + rest + location.hash)
}

/**
 * Redirects "/" to the visitor's language before anything is painted, and stores that language. The
 * first match wins: query, cookie, local storage, browser languages, the page's own language. Only
 * the home page includes this.
 */
export const resolveHomeLanguage = (page: Window, codes: Codes): void => {
  const {location, document, navigator} = page
  if (location.pathname !== "/") return
  const {asked, query, rest} = readQuery(location)
  const root = document.documentElement
  const stored = () => {
    const pattern = new RegExp(`(?:^|; )${cookieName}=([^;]*)`)
    return (
      attempt(() => (pattern.exec(document.cookie) || [])[1]) ||
      attempt(() => page.localStorage.getItem(storageKey))
    )
  }
  const wanted = asked && codes.includes(codeOf(asked)) ? asked : stored()
  const tags = wanted ? [wanted] : navigator.languages || [navigator.language]
  const [byDefault = ""] = codes
  const language = tags.map(codeOf).find(code => codes.includes(code)) || byDefault
  rememberLanguage(page, language)
  // A gated page must stay on the way back from the hosted sign-in: the gate navigates itself.
  const isSignInReturn = root.dataset.gate && (query.has("code") || query.has("error"))
  if (language !== byDefault && !isSignInReturn) leave(page, `/${language}/`, rest)
  else if (asked) dropWish(page, rest)
}

/**
 * Handles a prefixed address before anything is painted: the path decides the language, and `?lng=`
 * redirects to that version of the page.
 */
export const resolveAddressLanguage = (page: Window, codes: Codes): void => {
  const {location} = page
  // This path runs on nearly every visit, before the paint.
  if (!location.search) return
  const {asked: tag, rest} = readQuery(location)
  const [, named = ""] = location.pathname.split("/")
  const asked = tag && codeOf(tag)
  if (!asked || !codes.includes(named) || !codes.includes(asked)) return
  if (asked === named) dropWish(page, rest)
  else leave(page, `/${asked}${location.pathname.slice(named.length + 1) || "/"}`, rest)
}
