import {useTranslation} from "react-i18next"
import type {Namespace} from "./use-words"

/**
 * Adds words that a part of a page brings with its code; all others come with the page's data.
 *
 * @param words - of the page's language
 */
export const useLateWords = (namespace: Namespace, words: object): void => {
  const {i18n} = useTranslation()
  const {language} = i18n
  // The i18n plugin makes a new instance when an address changes.
  if (!i18n.hasResourceBundle(language, namespace))
    i18n.addResourceBundle(language, namespace, words)
}
