import {useEffect} from "react"
import {useWords} from "../../i18n/use-words"

const id = "announcer"

/**
 * Tells those who cannot see it that another page is shown. It stands outside the pages, because
 * screen readers do not read a region that arrives together with its text.
 */
export const Announcer = () => <div id={id} className="visuallyHidden" aria-live="polite" />

/**
 * Announces the page that calls it, by its heading, because its title comes some tasks later. The
 * browser itself announces a page that was loaded.
 */
export const useAnnouncement = (): void => {
  const t = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with every address
  useEffect(() => {
    const {documentElement: root, title} = document
    const region = document.getElementById(id)
    if (!region || root.dataset.hydrated === undefined) return
    const heading = document.querySelector("h1")?.textContent ?? title
    region.textContent = t("common:nav.arrived", {title: heading})
  }, [])
}
