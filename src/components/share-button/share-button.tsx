import {useState} from "react"
import {track} from "../../analytics/data-layer"
import {localizedPath} from "../../i18n/paths"
import {useLanguage, useWords} from "../../i18n/use-words"
import {attempt} from "../../lib/attempt"
import {ToolButton} from "../tool-button/tool-button"

type Shared = "shared" | "copied" | "failed"

/** Shares a text by the device's dialog, or copies it if there is none; undefined if the visitor closes it. */
export const shareText = async (title: string, text: string): Promise<Shared | undefined> => {
  const data = {title, text}
  try {
    if (attempt(() => navigator.canShare(data))) {
      await navigator.share(data)
      return "shared"
    }
  } catch (error) {
    if ((error as DOMException).name === "AbortError") return undefined
  }
  try {
    await navigator.clipboard.writeText(text)
    return "copied"
  } catch {
    return "failed"
  }
}

type ShareButtonProps = {
  title: string
  /** Path of the page that is shared, without a language. */
  to: string
  /** What analytics calls the address. */
  itemId: string
}

/** Shares an address or copies it. Hidden without scripts. */
export const ShareButton = ({title, to, itemId}: ShareButtonProps) => {
  const t = useWords()
  const path = localizedPath(useLanguage(), to)
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    // The message goes first: screen readers do not repeat one that stays.
    setShared(undefined)
    const result = await shareText(title, `${title}: ${window.location.origin}${path}`)
    if (result && result !== "failed") track({event: "share", method: result, item_id: itemId})
    setShared(result)
  }
  return (
    <>
      <ToolButton icon="share" onClick={() => void share()}>
        {t("common:share.label")}
      </ToolButton>
      {shared && shared !== "shared" && <p role="alert">{t(`common:share.${shared}`)}</p>}
    </>
  )
}
