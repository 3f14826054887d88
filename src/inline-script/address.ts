import {attempt} from "../lib/attempt"
import {replaceAddress} from "../lib/replace-address"

/** What browsers show for what they cannot decode. */
const unknown = "%EF%BF%BD"

/** Writes what cannot be decoded, such as a lone "%" or "%F1", as one unknown character, as browsers do. */
export const mendPercents = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, part =>
    attempt(() => decodeURIComponent(part)) === undefined ? unknown : part,
  )

/** Whether a text can be decoded until nothing is left to decode. */
const isWhole = (text: string): boolean => {
  const decoded = attempt(() => decodeURIComponent(text))
  return decoded === text || (decoded !== undefined && isWhole(decoded))
}

/** Mends a path. Gatsby decodes it again and again, so that "%25" may end as a bare "%". */
export const mendPath = (path: string): string => {
  const mended = mendPercents(path)
  return isWhole(mended) ? mended : mended.replace(/%25/g, unknown)
}

/**
 * Gatsby would empty the page where path or hash cannot be decoded. The path is mended once, because only a
 * new load leads to a broken one. A hash may come by a link and stays as it is: its one decoder is mended.
 */
export const mendAddress = (): void => {
  const {decodeURI: decode} = window
  window.decodeURI = text => decode(mendPercents(text))
  const {origin, pathname, search, hash} = location
  const path = mendPath(pathname)
  const address = origin + path + search + hash
  if (path !== pathname && !replaceAddress(address)) location.replace(address)
}
