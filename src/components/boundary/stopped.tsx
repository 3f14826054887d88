import {useCallback, useEffect, useState} from "react"
import {contact, pressed} from "../../analytics/attributes"
import type {StoppedPart} from "../../analytics/part-stopped"
import {chatLink} from "../../chat/chat-link"
import {chatCodes, referenceOf} from "../../chat/reference"
import type {Language} from "../../i18n/languages"
import type {WordKey} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import {buttonClass} from "../button/button"
import * as styles from "./stopped.module.css"

type StoppedProps = {
  part: StoppedPart
  wasShown: boolean
  language: Language
  /** Interface words; a whole failed page takes them from its data. */
  t: (key: WordKey) => string
  /** Reloads the page. */
  reload?: () => void
}

/**
 * A static copy of a part of the page; its sliders become plain scrolling rows.
 *
 * @param part - its name in `data-part`
 * @returns nothing if it is not there
 */
const staticCopy = (part: string): Node[] => {
  const shown = document.querySelector(`[data-part="${part}"]`)?.cloneNode(true)
  if (!(shown instanceof Element)) return []
  for (const slider of shown.querySelectorAll("[data-started]"))
    slider.removeAttribute("data-started")
  for (const moved of shown.querySelectorAll(".swiper-wrapper, .swiper-slide"))
    for (const name of ["style", "inert"]) moved.removeAttribute(name)
  return [...shown.childNodes]
}

/**
 * Replaces a failed part: a readable copy of what it last showed, with controls disabled, under a
 * line that says so and links to the chat. A page that failed before it was ever shown is loaded
 * from the server.
 */
export const Stopped = (props: StoppedProps) => {
  const {part, wasShown, language, t, reload = () => window.location.reload()} = props
  const {whatsapp} = useIdentity()
  const [shown] = useState(() => (wasShown ? staticCopy(part) : []))
  const hold = useCallback((place: Element | null) => place?.append(...shown), [shown])
  const isToReload = part === "page" && !wasShown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isToReload) reload()
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
        <button type="button" className={buttonClass({variant: "quiet"})} onClick={reload}>
          {t("common:stopped.reload")}
        </button>
      </div>
      <fieldset ref={hold} disabled className={styles.last} />
    </div>
  )
}
