import {attempt} from "../lib/attempt"

/** Browsers show it for what they cannot decode. */
const unknown = "%EF%BF%BD"

/** Writes what cannot be decoded, such as "%" or "%F1" alone, as one unknown character, as browsers read it. */
export const mendPercents = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, part =>
    attempt(() => decodeURIComponent(part)) === undefined ? unknown : part,
  )

/** The same of a path, which Gatsby decodes twice: of "%25" what is left may be a bare "%". */
export const mendPath = (path: string): string => {
  const mended = mendPercents(path)
  const isWhole = attempt(() => decodeURIComponent(decodeURIComponent(mended))) !== undefined
  return isWhole ? mended : mended.replace(/%25/g, unknown)
}

const mend = () => {
  const {origin, pathname, search, hash} = location
  const [path, place] = [mendPath(pathname), mendPercents(hash)]
  if (path !== pathname || place !== hash)
    history.replaceState(history.state, "", origin + path + search + place)
}

/** Mends the address before Gatsby decodes path and hash, on load and at each change: it would empty the page. */
export const mendAddress = (): void => {
  mend()
  addEventListener("popstate", mend)
}
