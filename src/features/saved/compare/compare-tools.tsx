import {useState} from "react"
import {buttonClass} from "../../../components/button/button"
import {useWords} from "../../../i18n/use-words"
import {copyText, type Shared} from "../../../lib/share"
import {printPage} from "../print-page"
import * as styles from "./comparison.module.css"

/** What takes the table along: print, share. */
export const CompareTools = () => {
  const t = useWords()
  const [shared, setShared] = useState<Shared | undefined>()
  const [isPrinting, setIsPrinting] = useState(true)
  const quiet = buttonClass({variant: "quiet"})
  return (
    <div className={styles.tools}>
      <div role="status">
        {!isPrinting && <p>{t("planner:compare.noPrint")}</p>}
        {shared && (
          <p>{t(shared === "failed" ? "planner:compare.copyFailed" : "planner:saved.copied")}</p>
        )}
      </div>
      <button
        type="button"
        className={quiet}
        onClick={async () => setIsPrinting(await printPage())}
      >
        {t("planner:compare.print")}
      </button>
      <button
        type="button"
        className={quiet}
        onClick={async () => setShared(await copyText(window.location.href))}
      >
        {t("planner:compare.copy")}
      </button>
    </div>
  )
}
