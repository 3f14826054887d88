import {useWords} from "../../../i18n/use-words"
import {notKeptId} from "../offline/release"
import * as styles from "./saved-trips.module.css"

/** Says that the page asked for is not kept, to whom the worker led here without a network. */
export const NotKept = () => (
  <p id={notKeptId} className={styles.notKept}>
    {useWords()("planner:offline.notKept")}
  </p>
)
