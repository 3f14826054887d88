import {attempt} from "../lib/attempt"
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
export const rememberLanguage = ({pathname, protocol}: Location): void => {
  const language = pathname === "/" ? defaultLanguage : namedLanguage(pathname)
  if (!language) return
  const secure = protocol === "https:" ? "; Secure" : ""
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  })
  attempt(() => localStorage.setItem(storageKey, language))
}
