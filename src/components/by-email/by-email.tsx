import {contact, pressed} from "../../analytics/attributes"
import type {EventOf} from "../../analytics/catalogue/catalogue"
import {type ChatAbout, useEmail} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"
import * as styles from "./by-email.module.css"

type ByEmailProps = {
  /** The chat that it stands beside: the e-mail says the same. */
  chat: ChatAbout
  subject: string
  position: EventOf<"contact_click">["contact_position"]
  /** What the link says; by default it offers the e-mail. */
  label?: string
}

/** The way to write for those who have no WhatsApp: an e-mail with the chat's text and reference. */
export const ByEmail = ({chat, subject, position, label}: ByEmailProps) => {
  const t = useWords()
  const link = useEmail()
  return (
    <a {...link(chat, subject)} className={styles.email} {...pressed(contact("email", position))}>
      {label ?? t("common:messaging.email")}
    </a>
  )
}
