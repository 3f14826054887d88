import {useWords} from "../../i18n/use-words"
import * as styles from "./network-notice.module.css"

/**
 * Offline notice, shown until the network returns or it is closed (watch-network.ts). It is in the
 * page from the start and shown by the style sheet, because nothing can be fetched then. It takes
 * its own space below the header and covers nothing.
 */
export const NetworkNotice = () => {
  const t = useWords()
  return (
    <div className={styles.place} data-screen-only="">
      <p role="status">
        <span className={styles.notice} data-network-notice="">
          {t("common:network.offline")}
        </span>
      </p>
      <button type="button" className={`plain ${styles.close}`} data-close-notice="">
        {t("common:network.close")}
      </button>
    </div>
  )
}
