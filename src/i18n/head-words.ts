import type {Language} from "./languages"
import type {WordKey} from "./use-words"

/** Interface words from the fragment PageEssentials. */
export type PageWords = Pick<Queries.PageEssentialsFragment, "locales">

/**
 * Interface words for what has no React context, such as a page's head. They come from the page's query.
 *
 * @throws Error naming a key that the page does not carry
 */
export const headWords =
  ({locales}: PageWords, language: Language) =>
  (key: WordKey): string => {
    const [namespace, path = ""] = key.split(":")
    const file = locales.edges.find(({node}) => node.ns === namespace && node.language === language)
      ?.node.data
    const word = path
      .split(".")
      .reduce<unknown>(
        (words, part) => (words as Record<string, unknown> | undefined)?.[part],
        file ? JSON.parse(file) : undefined,
      )
    if (typeof word !== "string") throw new Error(`The page does not carry the words of "${key}"`)
    return word
  }
