import {useState} from "react"
import {track} from "../analytics/data-layer"
import {Icon} from "../components/icon/icon"
import {useWords} from "../i18n/use-words"
import type {Shared} from "../lib/share"
// Looks like the save button beside it.
import * as styles from "../planner/save-button.module.css"

const load = () => import("../lib/share")

/** Shares the page's address or copies it. Hidden without scripts. */
export const ShareButton = ({slug, title}: {slug: string; title: string}) => {
  const t = useWords()
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    const {origin, pathname} = window.location
    const {shareText} = await load()
    const result = await shareText(title, `${title}: ${origin}${pathname}`)
    if (result !== "failed") track({event: "share", method: result, item_id: slug})
    setShared(result)
  }
  return (
    <>
      <button
        type="button"
        className={`target ${styles.save}`}
        data-needs-script=""
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => share().catch(() => setShared("failed"))}
      >
        <Icon name="share" />
        {t("experience:share.label")}
      </button>
      {shared && shared !== "shared" && <p role="alert">{t(`experience:share.${shared}`)}</p>}
    </>
  )
}
