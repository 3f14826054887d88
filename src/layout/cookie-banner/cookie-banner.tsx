import {useEffect, useId, useRef, useState} from "react"
import {buttonClass} from "../../components/button/button"
import {type ConsentChoice, onConsentAsked, readConsent, storeConsent} from "../../consent/consent"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./cookie-banner.module.css"

/** True once a visitor has answered in this visit; storage may be blocked, and pages change. */
let isAnswered = false

/** Asks once whether visits may be measured. A non-modal dialog: the page stays usable. */
export const CookieBanner = () => {
  const t = useWords()
  const language = useLanguage()
  const {productId} = useIdentity()
  const [isShown, setShown] = useState(false)
  const dialog = useRef<HTMLDivElement>(null)
  const returnFocus = useRef<HTMLElement | null>(null)
  const titleId = useId()
  const textId = useId()

  useEffect(() => {
    setShown(!isAnswered && readConsent(productId) === undefined)
    return onConsentAsked(() => {
      returnFocus.current = document.activeElement as HTMLElement | null
      setShown(true)
      requestAnimationFrame(() => dialog.current?.focus())
    })
  }, [productId])

  const answer = (choice: ConsentChoice) => {
    isAnswered = true
    storeConsent(productId, choice)
    setShown(false)
    returnFocus.current?.focus()
    returnFocus.current = null
  }

  if (!isShown) return null
  return (
    <div
      ref={dialog}
      className={styles.banner}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles.title}>
        {t("common:cookies.title")}
      </h2>
      <p id={textId} className={styles.text}>
        {t("common:cookies.description")}{" "}
        <a href={localizedPath(language, "/treatment/")} target="_blank" rel="noopener">
          {t("common:cookies.policy")}
          <span className="visuallyHidden"> ({t("common:actions.newTab")})</span>
        </a>
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass()} onClick={() => answer("accepted")}>
          {t("common:cookies.accept")}
        </button>
        <button type="button" className={buttonClass()} onClick={() => answer("rejected")}>
          {t("common:cookies.reject")}
        </button>
      </div>
    </div>
  )
}
