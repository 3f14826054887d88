import type {Language} from "../../i18n/languages"

/**
 * A text of the gate in every language. No page query includes these words, because the gate precedes
 * all pages.
 *
 * @param key - written out, so that the check of words finds it
 */
export const textIn = <Name extends string>(
  texts: Readonly<Record<Name, Record<Language, string>>>,
  key: `${string}${":" | "."}${NoInfer<Name>}`,
): Record<Language, string> => texts[key.replace(/^.*[:.]/, "") as Name]
