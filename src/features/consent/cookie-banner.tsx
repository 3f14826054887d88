import {type KeyboardEvent, useId} from "react"
import type {RemovedCookies} from "../../analytics/consent/withdraw"
import {buttonClass} from "../../components/button/button"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords, type Words} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"
import * as styles from "./cookie-banner.module.css"
import {useBanner} from "./use-banner"

/** Result of a withdrawal: which cookies are gone. */
const withdrawnText = ({removed, left}: RemovedCookies, t: Words): string =>
  [
    removed.length + left.length === 0 && t("common:cookies.withdrawn.none"),
    removed.length > 0 && t("common:cookies.withdrawn.removed", {names: removed.join(", ")}),
    left.length > 0 && t("common:cookies.withdrawn.left", {names: left.join(", ")}),
  ]
    .filter(Boolean)
    .join(" ")

/**
 * Asks once whether visits may be measured: a non-modal dialog. Its live region is served empty, so
 * that screen readers announce the question when it appears. A question that the visitor requested
 * takes the focus instead.
 */
export const CookieBanner = () => {
  const t = useWords()
  const language = useLanguage()
  const {productId} = useOperator()
  const {view, dialog, answer, enter, close} = useBanner(productId)
  const id = useId()
  const [titleId, textId] = [`${id}title`, `${id}text`]
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === "Escape") close()
  }
  const cookies = view?.cookies
  const title = cookies ? `${t("common:cookies.withdrawn.title")}.` : t("common:cookies.title")
  const buttons = cookies
    ? [{label: t("common:cookies.withdrawn.close"), press: close}]
    : [
        {label: t("common:cookies.accept"), press: () => answer("accepted")},
        {label: t("common:cookies.reject"), press: () => answer("rejected")},
      ]
  return (
    <div aria-live={view?.isAsked ? "off" : "polite"}>
      {view && (
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
          <div key={title} className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>{" "}
            {cookies ? (
              <p id={textId} className={styles.text}>
                {withdrawnText(cookies, t)}
              </p>
            ) : (
              <p id={textId} className={styles.text}>
                {t("common:cookies.description")}{" "}
                <a href={localizedPath(language, "/treatment/")} target="_blank" rel="noopener">
                  {t("common:cookies.policy")}
                  <span className="visuallyHidden"> ({t("common:actions.newTab")})</span>
                </a>
              </p>
            )}
          </div>
          <div className={styles.buttons}>
            {buttons.map(({label, press}) => (
              <button key={label} type="button" className={buttonClass()} onClick={press}>
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
