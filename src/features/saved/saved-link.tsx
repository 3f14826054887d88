import {useEffect} from "react"
import {Icon} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import * as styles from "../../layout/header/header.module.css"
import {isStored} from "../../lib/storage"
import {useOperator} from "../../site/use-operator"
import {withStore} from "./load-store"
import {savedTripsKey, useSavedTrips} from "./saved-state"

/** Link to the saved trips with their number, shown once there are any. */
export const SavedLink = () => {
  const t = useWords()
  const {productId} = useOperator()
  const {length} = useSavedTrips()
  useEffect(() => {
    const follow = () => {
      if (isStored("localStorage", savedTripsKey(productId)))
        withStore(store => store.trackSavedTrips(productId))
    }
    follow()
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [productId])
  if (length === 0) return null
  return (
    <Link
      to="/saved/"
      className={styles.saved}
      data-screen-only=""
      aria-label={`${t("common:nav.saved")}: ${length}`}
    >
      <Icon name="saved" size={24} />
      <span className={styles.savedCount}>{length}</span>
    </Link>
  )
}
