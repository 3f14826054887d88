import type {CustomTypeOptions, ParseKeys} from "i18next"
import {useTranslation} from "react-i18next"
import {type Language, toLanguage} from "./languages"

/** Names of the files in `locales/<language>`. */
export type Namespace = keyof CustomTypeOptions["resources"]

/**
 * Every word key, such as "common:nav.home". The namespace is required: i18next would otherwise
 * search all of them.
 */
export type WordKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>

/** Translates a key; `values` fill its {{placeholders}}. */
export type TFunction = (key: WordKey, values?: Record<string, string | number>) => string

export const useWords = (): TFunction => useTranslation<Namespace[]>().t

/** Language of the current page, from the i18n plugin. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language)
