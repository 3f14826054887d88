import {useEffect, useRef, useState} from "react"
import type {Language} from "../i18n/languages"
import {useLanguage} from "../i18n/use-language"
import type {Search} from "./search"

const loaded = new Map<Language, Search>()

/**
 * The search, whose code and documents load at the first focus of its field or with words in the
 * address. On Back it is there from the first frame.
 *
 * @returns the search once it is there, null if it could not be had; and what loads it
 */
export const useSearch = (words: string | undefined) => {
  const language = useLanguage()
  const [search, setSearch] = useState<Search | null | undefined>(() => loaded.get(language))
  const isLoading = useRef(false)
  const load = () => {
    if (isLoading.current || loaded.has(language)) return
    isLoading.current = true
    import("./search")
      .then(({loadSearch}) => loadSearch(language))
      .then(
        ready => {
          loaded.set(language, ready)
          setSearch(() => ready)
        },
        () => setSearch(null),
      )
      .finally(() => {
        isLoading.current = false
      })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words try once more
  useEffect(() => {
    if (words) load()
  }, [words])
  return {search, load}
}
