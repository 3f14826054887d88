import type {RemovedCookies} from "../../analytics/consent/withdraw"
import {buttonClass} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import * as styles from "./cookie-banner.module.css"

type WithdrawnProps = {
  titleId: string
  textId: string
  cookies: RemovedCookies
  onClose: () => void
}

/** Result of a withdrawal: what has ended and which cookies are gone. */
export const Withdrawn = ({titleId, textId, cookies, onClose}: WithdrawnProps) => {
  const t = useWords()
  const {removed, left} = cookies
  const said = [
    removed.length + left.length === 0 && t("common:cookies.withdrawn.none"),
    removed.length > 0 && t("common:cookies.withdrawn.removed", {names: removed.join(", ")}),
    left.length > 0 && t("common:cookies.withdrawn.left", {names: left.join(", ")}),
  ]
  return (
    <>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {`${t("common:cookies.withdrawn.title")}. `}
        </h2>
        <p id={textId} className={styles.text}>
          {said.filter(Boolean).join(" ")}
        </p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {t("common:cookies.withdrawn.close")}
        </button>
      </div>
    </>
  )
}
