import {attempt} from "../lib/attempt"

const key = `${PRODUCT_ID}_referrer`

/** Keeps where a visitor came from while the site moves to another of its addresses. */
export const keepReferrer = (): void => {
  attempt(() => sessionStorage.setItem(key, document.referrer))
}

/** Where the visitor came from, also before such a move; what was kept is removed. */
export const takeReferrer = (): string => {
  const stored = attempt(() => sessionStorage.getItem(key))
  attempt(() => sessionStorage.removeItem(key))
  return stored ?? document.referrer
}
