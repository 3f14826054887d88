import {type KeyboardEvent, useId} from "react"
import {buttonClass} from "../../components/button/button"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./cookie-banner.module.css"
import {useBanner} from "./use-banner"
import {Withdrawn} from "./withdrawn"

/**
 * Asks once whether visits may be measured: a non-modal dialog. Its live region is served empty, so
 * that screen readers announce the question when it appears. A question that the visitor requested
 * takes the focus instead.
 */
export const CookieBanner = () => {
  const t = useWords()
  const language = useLanguage()
  const {productId} = useIdentity()
  const {view, hasFocus, dialog, answer, enter, close} = useBanner(productId)
  const id = useId()
  const [titleId, textId] = [`${id}title`, `${id}text`]
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === "Escape") close()
  }
  return (
    <div aria-live={hasFocus ? "off" : "polite"}>
      {view.kind !== "hidden" && (
        <div
          ref={dialog}
          className={styles.banner}
          role="dialog"
          aria-modal="false"
          aria-labelledby={titleId}
          aria-describedby={textId}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocus={enter}
        >
          {view.kind === "withdrawn" ? (
            <Withdrawn titleId={titleId} textId={textId} cookies={view.cookies} onClose={close} />
          ) : (
            <>
              <div className={styles.words}>
                <h2 id={titleId} className={styles.title}>
                  {t("common:cookies.title")}
                </h2>{" "}
                <p id={textId} className={styles.text}>
                  {t("common:cookies.description")}{" "}
                  <a href={localizedPath(language, "/treatment/")} target="_blank" rel="noopener">
                    {t("common:cookies.policy")}
                    <span className="visuallyHidden"> ({t("common:actions.newTab")})</span>
                  </a>
                </p>
              </div>
              <div className={styles.buttons}>
                <button type="button" className={buttonClass()} onClick={() => answer("accepted")}>
                  {t("common:cookies.accept")}
                </button>
                <button type="button" className={buttonClass()} onClick={() => answer("rejected")}>
                  {t("common:cookies.reject")}
                </button>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}
