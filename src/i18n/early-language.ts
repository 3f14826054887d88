import {attempt} from "../early/attempt"

/** Names of the stored choice (specification, point 9), and of the query that asks for another. */
const cookieName = "i18next"
const storageKey = "i18nextLng"
const queryName = "lng"

/** How long the choice is kept, in seconds. */
const maxAge = 31_536_000

/** Codes of all languages, the default first; what else is known of them would make pages heavier. */
type Codes = readonly string[]

/**
 * Keeps the language of a visit in cookie and local storage. Storage may be blocked: then nothing
 * is kept and nothing breaks.
 *
 * @param page - the window, or a stand-in in tests
 */
const rememberLanguage = (page: Window, language: string): void => {
  const secure = page.location.protocol === "https:" ? "; Secure" : ""
  attempt(() => {
    page.document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  })
  attempt(() => page.localStorage.setItem(storageKey, language))
}

/**
 * Remembers the language that {@link markAddressLanguage} found in the address. Both stores are kept
 * in another process, which takes a phone 10 ms to reach: this comes with the late scripts, after the
 * first paint.
 *
 * @param page - the window, or a stand-in in tests
 */
export const rememberAddress = (page: Window): void => {
  const named = page.document.documentElement.dataset.addressLanguage
  if (named) rememberLanguage(page, named)
}

/**
 * Says on the root element which language the address names. The 404 page is served for any address:
 * its head cannot know the language, and it shows all where none is named. So it is marked before
 * anything is painted; every other page with the late scripts, for a 404 page that is come to within
 * the site.
 *
 * @param page - the window, or a stand-in in tests
 */
export const markAddressLanguage = ({document, location}: Window, codes: Codes): void => {
  const named = location.pathname.split("/")[1]
  if (!named || !codes.includes(named)) return
  const root = document.documentElement
  root.dataset.addressLanguage = named
  // Written again, every element would be styled anew.
  if (root.lang !== named) root.lang = named
}

/** Code of a language tag of any origin: "es" of "es-CO", "ES" and "es.". */
const codeOf = (tag: string) =>
  (/^\W*([a-z]+)([-_]\w+)*\W*$/.exec(String(tag).toLowerCase()) || [])[1] || ""

/** Reads which language the query asks for, whatever it says, and what is left without that wish. */
const readQuery = ({search}: Location) => {
  const query = new URLSearchParams(search)
  const asked = query.get(queryName)
  query.delete(queryName)
  return {asked, query, rest: String(query) && `?${query}`}
}

/** Drops the wish for a language from an address that grants it. */
const dropWish = ({history, location}: Window, rest: string) =>
  attempt(() => history.replaceState(history.state, "", location.pathname + rest + location.hash))

/** Nothing may be painted in the wrong language while the next page is on its way. */
const leave = ({document, location, setTimeout}: Window, path: string, rest: string) => {
  const root = document.documentElement
  root.style.visibility = "hidden"
  root.dataset.leaving = ""
  setTimeout(() => root.style.removeProperty("visibility"), 4000)
  location.replace(path + rest + location.hash)
}

/**
 * Settles the language on "/", before anything is painted: the first of query, cookie, local
 * storage, browser and the page's own language decides (specification, point 4), and is remembered.
 * Of the browser's languages the first that the site has counts. It stands in that page alone.
 *
 * @param page - the window, or a stand-in in tests
 */
export const settleHome = (page: Window, codes: Codes): void => {
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
  const wanted = asked || stored()
  const tags = wanted ? [wanted] : navigator.languages || [navigator.language]
  const [byDefault = ""] = codes
  const language = tags.map(codeOf).find(code => codes.includes(code)) || byDefault
  rememberLanguage(page, language)
  // On its way back from the hosted sign-in a gated page must stay: the gate moves on itself.
  const isSignInReturn = root.dataset.gate && (query.has("code") || query.has("error"))
  if (language !== byDefault && !isSignInReturn) leave(page, `/${language}/`, rest)
  else if (asked) dropWish(page, rest)
}

/**
 * Settles the language on a prefixed address, before anything is painted: the address wins, and
 * `?lng=` moves to that language's version of the page.
 *
 * @param page - the window, or a stand-in in tests
 */
export const settleAddress = (page: Window, codes: Codes): void => {
  const {location} = page
  // Nearly every visit, before it is painted.
  if (!location.search) return
  const {asked: tag, rest} = readQuery(location)
  const [, named = ""] = location.pathname.split("/")
  const asked = tag && codeOf(tag)
  if (!asked || !codes.includes(named) || !codes.includes(asked)) return
  if (asked === named) dropWish(page, rest)
  else leave(page, `/${asked}${location.pathname.slice(named.length + 1) || "/"}`, rest)
}
