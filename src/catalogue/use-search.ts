import {useEffect, useState} from "react"
import type {Language} from "../i18n/languages"
import {useLanguage} from "../i18n/use-language"
import type {Search} from "./search"

const loaded = new Map<Language, Search>()

/** The search of a language, whose code and documents load once. */
export const fetchSearch = async (language: Language): Promise<Search> => {
  const {loadSearch} = await import("./search")
  const search = loaded.get(language) ?? (await loadSearch(language))
  loaded.set(language, search)
  return search
}

/**
 * The search, which loads once it is asked for. On Back it is there from the first frame. One that could
 * not be had is tried again with other words.
 *
 * @returns undefined until it is there, null if it could not be had
 */
export const useSearch = (isAsked: boolean, words = ""): Search | null | undefined => {
  const language = useLanguage()
  const [search, setSearch] = useState<Search | null | undefined>(() => loaded.get(language))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another attempt
  useEffect(() => {
    if (!isAsked || loaded.has(language)) return
    fetchSearch(language).then(
      found => setSearch(() => found),
      () => setSearch(null),
    )
  }, [isAsked, language, words])
  return search
}
