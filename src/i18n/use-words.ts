import {useTranslation} from "react-i18next"
import type cards from "../../locales/en/cards.json"
import type common from "../../locales/en/common.json"
import type experience from "../../locales/en/experience.json"
import type experiences from "../../locales/en/experiences.json"
import type home from "../../locales/en/home.json"
import type legal from "../../locales/en/legal.json"
import type logout from "../../locales/en/logout.json"
import type notFound from "../../locales/en/not-found.json"

type Namespaces = {
  cards: typeof cards
  common: typeof common
  experience: typeof experience
  experiences: typeof experiences
  home: typeof home
  legal: typeof legal
  logout: typeof logout
  "not-found": typeof notFound
}

type Keys<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${Keys<Words[Key]>}`
}[keyof Words & string]

/** Every key of the interface's words, such as "common:nav.home"; English is the pattern. */
export type WordKey = {
  [Namespace in keyof Namespaces]: `${Namespace}:${Keys<Namespaces[Namespace]>}`
}[keyof Namespaces]

/** Gives the word of a key in the page's language; `values` fill its {{placeholders}}. */
export type Words = (key: WordKey, values?: Record<string, string | number>) => string

/** Interface words in the language of the page. */
export const useWords = (): Words => {
  const {t} = useTranslation()
  return t as unknown as Words
}
