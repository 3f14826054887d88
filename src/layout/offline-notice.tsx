import {useEffect, useState} from "react"
import {useWords} from "../i18n/use-words"
import {closest} from "../lib/closest"
import * as styles from "./offline-notice.module.css"

/** Says why a press on Book, or on another link out of the site, opens nothing without a network. */
export const OfflineNotice = () => {
  const t = useWords()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const judge = (event: Event) => {
      const isLost = !navigator.onLine && closest(event, 'a[target="_blank"]') !== null
      if (isLost) event.preventDefault()
      setIsShown(isLost)
    }
    document.addEventListener("click", judge)
    window.addEventListener("online", judge)
    return () => {
      document.removeEventListener("click", judge)
      window.removeEventListener("online", judge)
    }
  }, [])
  return isShown ? (
    <p role="alert" className={`card ${styles.notice}`} data-screen-only="">
      {t("common:offline")}
    </p>
  ) : null
}
