import {useTranslation} from "react-i18next"
import type {Language} from "./languages"
import {useLanguage} from "./use-language"
import type {Namespace} from "./use-words"

/**
 * Adds words that a part of a page brings with its code; all others come with the page's data.
 *
 * @param wordsIn - the namespace's words in a language
 */
export const useLateWords = (
  namespace: Namespace,
  wordsIn: (language: Language) => object,
): void => {
  const {i18n} = useTranslation()
  const language = useLanguage()
  // The i18n plugin makes a new instance when an address changes.
  if (!i18n.hasResourceBundle(language, namespace))
    i18n.addResourceBundle(language, namespace, wordsIn(language))
}
