import {languages} from "../../src/i18n/languages"

/**
 * Each language at one width of the window, a phone's and a desktop's in turn: words and layout are
 * tried in both without trying every pair.
 */
export const inTurn = languages.map((language, place) => ({
  language,
  width: place % 2 === 0 ? 375 : 1440,
}))
