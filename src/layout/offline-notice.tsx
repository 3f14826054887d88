import {useEffect, useState} from "react"
import {useWords} from "../i18n/use-words"
import {closest} from "../lib/closest"
import * as styles from "./offline-notice.module.css"

/** Milliseconds to wait for the network; later, a browser may take what opens for a pop-up. */
const probeTimeout = 2000

/** Sends a HEAD request, which the worker leaves to the network (src/offline/worker.ts). */
const hasNetwork = (): Promise<boolean> =>
  Promise.race([
    fetch(location.pathname, {method: "HEAD", cache: "no-store"}).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>(resolve => setTimeout(resolve, probeTimeout, false)),
  ])

/**
 * Says why a press on Book, or on another link out of the site, opens nothing without a network. A browser
 * that believes itself without one may be wrong: the network is asked, and a second press opens in any case.
 */
export const OfflineNotice = () => {
  const t = useWords()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let heldLink: HTMLElement | undefined
    const hold = async (press: MouseEvent) => {
      const link = closest(press, 'a[target="_blank"]')
      setIsShown(false)
      if (!link || navigator.onLine || link === heldLink) return
      heldLink = link
      // The press is counted once it opens something.
      press.preventDefault()
      press.stopPropagation()
      if (await hasNetwork()) link.click()
      else setIsShown(true)
    }
    const forget = () => {
      heldLink = undefined
      setIsShown(false)
    }
    document.addEventListener("click", hold, true)
    window.addEventListener("online", forget)
    return () => {
      document.removeEventListener("click", hold, true)
      window.removeEventListener("online", forget)
    }
  }, [])
  return isShown ? (
    <p role="alert" className={`card ${styles.notice}`} data-screen-only="">
      {t("common:offline")}
    </p>
  ) : null
}
