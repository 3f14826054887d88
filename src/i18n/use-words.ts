import type {CustomTypeOptions, ParseKeys} from "i18next"
import {useTranslation} from "react-i18next"

/** Names of the files in `locales/<language>`. */
export type Namespace = keyof CustomTypeOptions["resources"]

/**
 * Every key of the interface's words, such as "common:nav.home". A key names its namespace:
 * i18next alone would also take one without, and look for it in whichever comes first.
 */
export type WordKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>

/** Gives the word of a key in one language; `values` fill its {{placeholders}}. */
export type Words = (key: WordKey, values?: Record<string, string | number>) => string

/** Interface words in the language of the page. */
export const useWords = (): Words => useTranslation<Namespace[]>().t
