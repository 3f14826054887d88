import {attempt} from "../lib/attempt"
import {setCookie} from "../lib/set-cookie"
import {defaultLanguage} from "./languages"
import {namedLanguage} from "./paths"

const cookieName = "i18next"
const storageKey = "i18nextLng"

/** Lifetime of the choice, in seconds: a year. */
const maxAge = 31_536_000

/** What this device remembers: the cookie's language, then local storage's. */
export const storedLanguages = (): (string | null | undefined)[] => [
  attempt(() => new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1]),
  attempt(() => localStorage.getItem(storageKey)),
]

/** Remembers the language that an address names, or that of "/". Blocked storage is ignored. */
export const rememberLanguage = ({pathname}: Location): void => {
  const language = pathname === "/" ? defaultLanguage : namedLanguage(pathname)
  if (!language) return
  attempt(() => setCookie(cookieName, language, maxAge))
  attempt(() => localStorage.setItem(storageKey, language))
}
