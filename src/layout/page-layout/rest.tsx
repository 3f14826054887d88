import {type ReactNode, startTransition, useEffect, useState} from "react"

/**
 * How a visitor came to the page. Gatsby's `action`, which its types lack, says "PUSH" for a link.
 */
export type Arrival = Pick<Location, "pathname" | "hash"> & {action?: string}

type RestProps = {arrival: Arrival; children: ReactNode}

/**
 * The rest of a page: what stands below its first screen. On a page reached by a link it follows
 * the paint of the first screen, because both together keep a slow phone waiting twice as long. A
 * page that was loaded, gone back to, or entered at a place within it is whole at once.
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
