import {useEffect, useRef} from "react"
import type {Search} from "./search-parts"

/** Milliseconds of viewing the results after which the words count as complete. */
const quiet = 3000

/**
 * Reports a search once its words are complete: on blur, on Enter, when the page is left, or after
 * the results were viewed. Until then words are fragments, even if a slow network makes the visitor
 * wait.
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
    /** Call when the visitor changes the words. */
    typed: () => {
      isTyped.current = true
      isLeft.current = false
    },
    leave,
  }
}
