import {type ReactNode, startTransition, useEffect, useState} from "react"

/** Where a page was come to; Gatsby tells by `action`, which its types lack, that it was by a link. */
export type Arrival = Pick<Location, "pathname" | "hash"> & {action?: string}

type RestProps = {arrival: Arrival; children: ReactNode}

/**
 * What stands below the first screen. On a page come to by a link it follows once the first screen
 * is painted: rendered together they keep a slow phone waiting twice as long. A page that was
 * loaded, is gone back to, or is entered at a place within it has all of itself at once.
 */
export const Rest = ({arrival, children}: RestProps) => {
  const [isDue, setIsDue] = useState(arrival.action !== "PUSH" || arrival.hash !== "")

  useEffect(() => {
    const show = () => startTransition(() => setIsDue(true))
    // A task after the next frame: by then the first screen is painted.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [])

  return isDue ? children : null
}
