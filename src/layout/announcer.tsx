import {useEffect} from "react"
import {useWords} from "../i18n/use-words"

const id = "announcer"

/** Live region outside the pages: one that arrives together with its text is not read. */
export const Announcer = () => <div id={id} className="visuallyHidden" aria-live="polite" />

/**
 * Announces the current page by its heading, because its title arrives some tasks later. Browsers
 * announce a loaded page themselves.
 */
export const useAnnouncement = (): void => {
  const t = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with every address
  useEffect(() => {
    const {documentElement: root, title} = document
    const region = document.getElementById(id)
    if (!region || root.dataset.hydrated === undefined) return
    region.textContent = t("common:nav.arrived", {
      title: document.querySelector("h1")?.textContent ?? title,
    })
  }, [])
}
