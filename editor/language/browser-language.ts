import {type Language, toLanguage} from "../../src/i18n/languages"

/** The language of the browser, which the editor speaks as its framework does. */
export const browserLanguage = (): Language => toLanguage(navigator.languages[0])
