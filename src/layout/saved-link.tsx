import {Icon} from "../components/icon/icon"
import {Link} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {useSaved} from "../planner/store"
import * as styles from "./header.module.css"

/** Link to the saved trips with their number. A narrow header shows it once there are any (header.module.css). */
export const SavedLink = () => {
  const t = useWords()
  const saved = useSaved()
  return (
    <Link
      to="/saved/"
      className={styles.saved}
      data-screen-only=""
      aria-label={[t("common:nav.saved"), saved.length || []].flat().join(": ")}
    >
      <Icon name="saved" size={24} />
      {saved.length > 0 && <span className={styles.savedCount}>{saved.length}</span>}
    </Link>
  )
}
