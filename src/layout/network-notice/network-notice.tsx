import {useWords} from "../../i18n/use-words"
import * as styles from "./network-notice.module.css"

/**
 * Tells that there is no network, for as long as there is none. It is in the page from the start,
 * and the style sheet shows it: nothing can be fetched when it is needed.
 */
export const NetworkNotice = () => {
  const t = useWords()
  return (
    <div className={styles.place} role="status">
      <p className={styles.notice} data-network-notice="">
        {t("common:network.offline")}
      </p>
    </div>
  )
}
