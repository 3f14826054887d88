import {useEffect, useRef} from "react"
import type {Search} from "./search-parts"

/** Milliseconds for which what is found is looked at until its words count as whole. */
const quiet = 3000

/**
 * Reports what a visitor has searched for once the words are whole: when the field is left, by Enter,
 * with the page, or once what they find has been looked at. Until then they are fragments, also where
 * a slow network makes somebody wait between two letters.
 *
 * @param search - undefined until it is there: then the words that were left before are reported
 * @param words - what is searched for; empty for nothing
 * @param results - how many trips are found; undefined while that is not known
 */
export const useSearchReport = (
  search: Search | null | undefined,
  words: string | undefined,
  results: number | undefined,
) => {
  const isTyped = useRef(false)
  const isLeft = useRef(false)
  const report = () => {
    if (!isTyped.current || !isLeft.current || !search || !words || results === undefined) return
    isTyped.current = false
    search.report(words, results)
  }
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
    report()
  })
  const leave = () => {
    isLeft.current = true
    latest.current()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are to be looked at anew
  useEffect(() => {
    if (!isTyped.current || !search) return
    const wait = window.setTimeout(leave, quiet)
    return () => window.clearTimeout(wait)
  }, [search, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the latest by itself
  useEffect(() => {
    window.addEventListener("pagehide", leave)
    return () => {
      window.removeEventListener("pagehide", leave)
      leave()
    }
  }, [])
  return {
    /** The visitor has changed the words. */
    typed: () => {
      isTyped.current = true
      isLeft.current = false
    },
    leave,
  }
}
