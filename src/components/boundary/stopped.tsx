import {useCallback, useEffect, useState} from "react"
import {contact, pressed} from "../../analytics/attributes"
import type {StoppedPart} from "../../analytics/part-stopped"
import {chatLink} from "../../chat/chat-link"
import {chatCodes, referenceOf} from "../../chat/reference"
import type {Language} from "../../i18n/languages"
import {useIdentity} from "../../site/use-identity"
import {buttonClass} from "../button/button"
import {lastShown} from "./last-shown"
import * as styles from "./stopped.module.css"

type StoppedKey = "common:stopped.text" | "common:stopped.reload" | "common:messaging.short"

type StoppedProps = {
  part: StoppedPart
  wasShown: boolean
  language: Language
  /** Interface words, which a whole page that has stopped takes from its data. */
  t: (key: StoppedKey | "common:messaging.welcome") => string
  /** Loads the page anew. */
  reload?: () => void
}

/**
 * What stands in the place of a part that has stopped: what it showed last, as it can be read and
 * followed without scripts, with its controls switched off, and under a line that says so and leads to
 * the chat. A page that stopped before it was ever shown is loaded plainly: the server's can be read.
 */
export const Stopped = ({part, wasShown, language, t, reload}: StoppedProps) => {
  const {whatsapp} = useIdentity()
  const [shown] = useState(() => (wasShown ? lastShown(part) : []))
  const hold = useCallback((place: Element | null) => place?.append(...shown), [shown])
  const isToReload = part === "page" && !wasShown
  const loadAgain = reload ?? (() => window.location.reload())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isToReload) loadAgain()
  }, [])
  const reference = referenceOf(language, [chatCodes.contact])
  const chat = chatLink(whatsapp, [t("common:messaging.welcome")], reference)
  return (
    <div data-part={part} data-stopped="">
      <div role="alert" className={styles.notice}>
        <p>{t("common:stopped.text")}</p>
        <a
          className={buttonClass()}
          target="_blank"
          rel="noopener noreferrer"
          {...chat}
          {...pressed(contact("whatsapp", "stopped"))}
        >
          {t("common:messaging.short")}
        </a>
        <button type="button" className={buttonClass({variant: "quiet"})} onClick={loadAgain}>
          {t("common:stopped.reload")}
        </button>
      </div>
      <fieldset ref={hold} disabled className={styles.last} />
    </div>
  )
}
