import {useEffect, useRef, useState} from "react"
import type {Search} from "./search-parts"

/**
 * The search among the trips. Its code and its index are loaded once somebody goes to the field, or
 * arrives with words in the address.
 *
 * @param address - of the index in the language of the page
 * @param words - what is searched for; empty for nothing
 * @returns the search once it is there, null where it could not be had; and what loads it
 */
export const useSearch = (address: string, words: string | undefined) => {
  const [search, setSearch] = useState<Search | null>()
  /** On a slow network somebody types on while it is on its way. */
  const isOnItsWay = useRef(false)
  const start = () => {
    if (search || isOnItsWay.current) return
    isOnItsWay.current = true
    import("./search-parts")
      .then(({openSearch}) => openSearch(address))
      .then(setSearch, () => setSearch(null))
      .finally(() => {
        isOnItsWay.current = false
      })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words ask once more
  useEffect(() => {
    if (words) start()
  }, [words, address])
  return {search, start}
}
