import {type ReactNode, startTransition, useEffect, useState} from "react"

/** How the page was reached. Gatsby's `action`, which its types lack, is "PUSH" for a link. */
export type Arrival = Pick<Location, "pathname" | "hash"> & {action?: string}

type RestProps = {arrival: Arrival; children: ReactNode}

/**
 * Sections below the first screen. On a page reached by a link they follow the paint of the first
 * screen, because both together keep a slow phone waiting twice as long. A page that was loaded,
 * gone back to, or entered at a hash is complete at once.
 */
export const Rest = ({arrival, children}: RestProps) => {
  const [isDue, setIsDue] = useState(arrival.action !== "PUSH" || arrival.hash !== "")

  useEffect(() => {
    const show = () => startTransition(() => setIsDue(true))
    // One task after the next frame, the first screen is painted.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [])

  return isDue ? children : null
}
