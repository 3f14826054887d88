import {keepReferrer} from "../analytics/referrer"
import {storedLanguages} from "../i18n/language-storage"
import {defaultLanguage, findLanguage} from "../i18n/languages"
import {localizedPath, namedLanguage} from "../i18n/paths"
import {replaceAddress} from "../lib/replace-address"

/**
 * The address that a visitor is to see: `?lng=` asks for a language and goes. Without its value, and at
 * "/", the first of the preferred languages counts that the site speaks.
 *
 * @param preferred - language tags, the best first
 * @returns path, query and hash; undefined where the address stays as it is
 */
export const languageAddress = (
  {pathname, search, hash}: Pick<Location, "pathname" | "search" | "hash">,
  preferred: () => readonly (string | null | undefined)[],
): string | undefined => {
  const query = new URLSearchParams(search)
  const requested = query.get("lng")
  const pathLanguage = namedLanguage(pathname)
  if (pathLanguage ? requested === null : pathname !== "/") return undefined
  query.delete("lng")
  const rest = (requested === null ? search : String(query) && `?${query}`) + hash
  const language =
    findLanguage(requested) ??
    (requested ? pathLanguage : undefined) ??
    preferred().map(findLanguage).find(Boolean) ??
    defaultLanguage
  if (pathLanguage) return localizedPath(language, pathname) + rest
  return (language === defaultLanguage ? "/" : `/${language}/`) + rest
}

/** Whether the hosted sign-in sends somebody back to "/", where the gate awaits its answer. */
const isSignInReturn = (root: HTMLElement) =>
  root.dataset.gate !== undefined && /[?&](code|error)=/.test(location.search)

/**
 * Leads to the page in the visitor's language before anything is painted, and marks the root element
 * with the language of the address: the 404 page is served for any address.
 *
 * @returns whether the page is being left
 */
export const resolveLanguage = (): boolean => {
  const root = document.documentElement
  const pathLanguage = namedLanguage(location.pathname)
  if (pathLanguage) root.lang = root.dataset.addressLanguage = pathLanguage
  if (isSignInReturn(root)) return false
  const address = languageAddress(location, () => [...storedLanguages(), ...navigator.languages])
  const {pathname, search, hash, origin} = location
  if (address === undefined || address === pathname + search + hash) return false
  if (new URL(address, origin).pathname === pathname && replaceAddress(address)) return false
  root.style.visibility = "hidden"
  keepReferrer()
  location.replace(address)
  return true
}
