import {useEffect, useRef, useState} from "react"

/** Milliseconds without a key after which a text counts as whole. */
const pause = 500

/**
 * Holds back a text while somebody types it.
 *
 * @returns the text as it was before typing began, until it has ended; and what begins and ends it
 */
export const useTyping = (text: string | undefined) => {
  const [before, setBefore] = useState<{text: string | undefined}>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const end = () => {
    clearTimeout(timer.current)
    setBefore(undefined)
  }
  const begin = () => {
    clearTimeout(timer.current)
    setBefore(earlier => earlier ?? {text})
    timer.current = setTimeout(end, pause)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {settled: before ? before.text : text, begin, end}
}
