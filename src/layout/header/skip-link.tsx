import {useWords} from "../../i18n/use-words"
import * as styles from "./skip-link.module.css"

/** Leads past the header; shown while it has the focus. */
export const SkipLink = () => {
  const t = useWords()
  return (
    <a href="#content" className={styles.skip}>
      {t("common:nav.skip")}
    </a>
  )
}
