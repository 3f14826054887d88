import {useEffect, useState} from "react"
import type {Language} from "../i18n/languages"
import {useLanguage} from "../i18n/use-language"
import type {Search} from "./search"

const loaded = new Map<Language, Search>()

/**
 * The search, whose code and documents load once it is asked for. On Back it is there from the first
 * frame.
 *
 * @returns undefined until it is there, null if it could not be had
 */
export const useSearch = (isAsked: boolean): Search | null | undefined => {
  const language = useLanguage()
  const [search, setSearch] = useState<Search | null | undefined>(() => loaded.get(language))
  useEffect(() => {
    if (!isAsked || loaded.has(language)) return
    const take = (search: Search) => {
      loaded.set(language, search)
      setSearch(() => search)
    }
    import("./search")
      .then(({loadSearch}) => loadSearch(language))
      .then(take, () => setSearch(null))
  }, [isAsked, language])
  return search
}
