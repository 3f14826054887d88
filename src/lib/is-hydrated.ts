import {useEffect, useLayoutEffect} from "react"

const isInBrowser = typeof window !== "undefined"

/** False on the server and during hydration, when the page must match the server's HTML. */
export const isHydrated = (): boolean =>
  isInBrowser && document.documentElement.dataset.hydrated !== undefined

/** `useLayoutEffect`, which the server does not have. */
export const useBeforePaint = isInBrowser ? useLayoutEffect : useEffect
