import {useState} from "react"
import {track} from "../analytics/data-layer"
import {ToolButton} from "../components/tool-button/tool-button"
import {useWords} from "../i18n/use-words"
import {type Shared, shareText} from "../lib/share"

/** Shares the page's address or copies it. Hidden without scripts. */
export const ShareButton = ({slug, title}: {slug: string; title: string}) => {
  const t = useWords()
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    // What is told once more is told anew.
    setShared(undefined)
    const {origin, pathname} = window.location
    const result = await shareText(title, `${title}: ${origin}${pathname}`)
    if (result !== "failed") track({event: "share", method: result, item_id: slug})
    setShared(result)
  }
  return (
    <>
      <ToolButton icon="share" onClick={() => void share()}>
        {t("experience:share.label")}
      </ToolButton>
      {shared && shared !== "shared" && <p role="alert">{t(`experience:share.${shared}`)}</p>}
    </>
  )
}
