import {attempt} from "../lib/attempt"

/** Writes what cannot be decoded, such as "%" or "%F1" alone, as one unknown character, as browsers read it. */
export const mendPercents = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, part =>
    attempt(() => decodeURIComponent(part)) === undefined ? "%EF%BF%BD" : part,
  )

const mend = () => {
  const {origin, pathname, search, hash} = location
  const [path, place] = [pathname, hash].map(mendPercents)
  if (path !== pathname || place !== hash)
    history.replaceState(history.state, "", origin + path + search + place)
}

/** Mends the address before Gatsby decodes path and hash, on load and at each change: it would empty the page. */
export const mendAddress = (): void => {
  mend()
  addEventListener("popstate", mend)
}
