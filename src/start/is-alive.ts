import {useEffect, useLayoutEffect} from "react"

const isInBrowser = typeof window !== "undefined"

/** False on the server and until hydration, when the page must equal the server's HTML. */
export const isAlive = (): boolean =>
  isInBrowser && document.documentElement.dataset.hydrated !== undefined

/** An effect before the browser paints; the server has none. */
export const useBeforePaint = isInBrowser ? useLayoutEffect : useEffect
