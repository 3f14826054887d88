import {attempt} from "../lib/attempt"

const key = `${PRODUCT_ID}_referrer`

/** Keeps where a visitor came from over a move to another address of the site, which would stand in its place. */
export const keepReferrer = (): void => {
  attempt(() => sessionStorage.setItem(key, document.referrer))
}

/** Where the visitor came from to this page, or to the one that moved here; what was kept is taken out. */
export const takeReferrer = (): string => {
  const kept = attempt(() => sessionStorage.getItem(key))
  attempt(() => sessionStorage.removeItem(key))
  return kept ?? document.referrer
}
