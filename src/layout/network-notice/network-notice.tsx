import {useWords} from "../../i18n/use-words"
import * as styles from "./network-notice.module.css"

/**
 * Tells that there is no network, for as long as there is none, or until it is closed (watch-network).
 * It is in the page from the start, and the style sheet shows it: nothing can be fetched when it is
 * needed. It takes its own room under the header, so that it covers nothing.
 */
export const NetworkNotice = () => {
  const t = useWords()
  return (
    <div className={styles.place}>
      <p role="status">
        <span className={styles.notice} data-network-notice="">
          {t("common:network.offline")}
        </span>
      </p>
      <button type="button" className={styles.close} data-close-notice="">
        {t("common:network.close")}
      </button>
    </div>
  )
}
