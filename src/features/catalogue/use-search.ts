import {useEffect, useRef, useState} from "react"
import type {Search} from "./search-parts"

/**
 * The trip search. Its code and index load when the field gets focus or the address holds words.
 *
 * @param address - of the index in the language of the page
 * @param words - what is searched for; empty for nothing
 * @returns the search once it is there, null if it could not be had; and what loads it
 */
export const useSearch = (address: string, words: string | undefined) => {
  const [search, setSearch] = useState<Search | null>()
  /** Until it has failed: visitors type while it loads, and before it is shown that it has. */
  const isAsked = useRef(false)
  const start = () => {
    if (isAsked.current) return
    isAsked.current = true
    import("./search-parts")
      .then(({openSearch}) => openSearch(address))
      .then(setSearch, () => {
        isAsked.current = false
        setSearch(null)
      })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words ask once more
  useEffect(() => {
    if (words) start()
  }, [words, address])
  return {search, start}
}
