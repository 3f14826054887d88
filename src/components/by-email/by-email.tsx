import {contact, pressed} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import {type ChatAbout, useEmail} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"
import {Icon} from "../icon/icon"

type ByEmailProps = {
  /** The chat that it stands beside: the e-mail says the same. */
  chat: ChatAbout
  subject: string
  position: AnalyticsEvent<"contact_click">["contact_position"]
  /** What the link says, on paper, too; by default it offers the e-mail, on screens alone. */
  label?: string
  /** Whether it shows an envelope instead of words, where room is short. */
  isIcon?: boolean
}

/** The way to write for those who have no WhatsApp: an e-mail with the chat's text and reference. */
export const ByEmail = ({chat, subject, position, label, isIcon}: ByEmailProps) => {
  const t = useWords()
  const link = useEmail()
  const words = label ?? t("common:messaging.email")
  return (
    <a
      {...link(chat, subject)}
      className={isIcon ? "round" : "target"}
      data-screen-only={label ? undefined : ""}
      {...pressed(contact("email", position))}
    >
      {isIcon && <Icon name="mail" size={24} />}
      <span className={isIcon ? "visuallyHidden" : undefined}>{words}</span>
    </a>
  )
}
