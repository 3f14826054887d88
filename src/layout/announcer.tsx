import {useEffect} from "react"
import {useWords} from "../i18n/use-words"
import {useHydrated} from "../lib/use-hydrated"

const id = "announcer"

/** Live region outside the pages: one that arrives together with its text is not read. */
export const Announcer = () => <div id={id} className="visuallyHidden" aria-live="polite" />

/**
 * Announces the current page by its heading, because its title arrives some tasks later. Browsers
 * announce a loaded page themselves.
 */
export const useAnnouncement = (): void => {
  const t = useWords()
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; false for one that is loaded
  useEffect(() => {
    const region = document.getElementById(id)
    if (!region || !isHydrated) return
    region.textContent = t("common:nav.arrived", {
      title: document.querySelector("h1")?.textContent ?? document.title,
    })
  }, [])
}
