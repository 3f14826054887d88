import {useCallback, useEffect, useState} from "react"
import type {Language} from "../i18n/languages"
import {useLanguage} from "../i18n/use-words"
import type {Filter} from "./filter"
import type {Search} from "./search"

const loaded = new Map<Language, Search>()

/** The search of a language, whose code and documents load once. */
const importSearch = async (language: Language): Promise<Search> => {
  const {loadSearch} = await import("./search")
  const search = loaded.get(language) ?? (await loadSearch(language))
  loaded.set(language, search)
  return search
}

/**
 * The search, which loads once there are words, or earlier when `load` is called. On Back it is there from
 * the first frame. A load that failed is tried again with the next choices, and by `load`.
 *
 * @returns the search, undefined until it has loaded and null if it could not; and `load`
 */
export const useSearch = (filter: Filter) => {
  const language = useLanguage()
  const [search, setSearch] = useState<Search | null | undefined>(() => loaded.get(language))
  const load = useCallback(async () => {
    const found = await importSearch(language).catch(() => loaded.get(language) ?? null)
    setSearch(() => found)
    return found
  }, [language])
  useEffect(() => {
    if (filter.q && !loaded.has(language)) void load()
  }, [load, language, filter])
  return {search, load}
}
