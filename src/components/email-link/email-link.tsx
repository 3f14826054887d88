import {contactEvent, eventAttributes} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import {type ChatSubject, mailtoUrl} from "../../chat/chat-text"
import {useChat} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"
import {useOperator} from "../../site/use-operator"

type EmailLinkProps = {
  /** The chat that it stands beside, if that is not the page's: the e-mail says the same. */
  chat?: ChatSubject
  position: AnalyticsEvent<"contact_click">["contact_position"]
  /** Words of the link, which then prints; by default it offers the e-mail, on screens alone. */
  label?: string
}

/** The way to write for those who have no WhatsApp: an e-mail with the chat's text and reference. */
export const EmailLink = ({chat, position, label}: EmailLinkProps) => {
  const t = useWords()
  const {email, brand} = useOperator()
  const {text, reference, subject: about} = useChat(chat)
  return (
    <a
      href={mailtoUrl(email, about.title ?? brand, text)}
      data-reference={reference}
      className="target"
      data-screen-only={!label || undefined}
      {...eventAttributes(contactEvent("email", position))}
    >
      {label ?? t("common:messaging.email")}
    </a>
  )
}
