import {contactEvent, eventAttributes} from "../analytics/attributes"
import type {ChatSubject} from "../chat/chat-text"
import {useChat} from "../chat/use-chat"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Icon} from "../components/icon/icon"
import {ExternalLink} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import * as styles from "./contact.module.css"

type ContactProps = {
  chat: ChatSubject | undefined
  /** True for the whole invitation; else it is one line, about the page's subject if it has one. */
  isInviting: boolean | undefined
}

export const Contact = ({chat, isInviting = false}: ContactProps) => {
  const t = useWords()
  const {brand, social} = useOperator()
  const {choices} = useChat(chat)
  return (
    <section
      className={`container stack ${styles.contact}`}
      data-band=""
      data-screen-only=""
      aria-labelledby="contact"
    >
      <h2 id="contact" className={isInviting ? undefined : "h3"}>
        {chat?.title ? t("common:contact.about") : t("common:contact.title")}
      </h2>
      {isInviting && <p className="lede">{t("common:contact.text")}</p>}
      <div className="cluster">
        <ChatButton
          chat={chat}
          label={t("common:contact.whatsapp")}
          variant={isInviting ? "promo" : ""}
          event={contactEvent("whatsapp", "contact")}
        />
        <ExternalLink
          href={social.instagram}
          className="button outline"
          {...eventAttributes(contactEvent("instagram", "contact"))}
        >
          <Icon name="instagram" size={24} />
          <span>{t("common:contact.instagram")}</span>
        </ExternalLink>
        <EmailLink chat={chat} subject={chat?.title ?? brand} position="contact" />
      </div>
      {choices && <p>{t("common:travellers.summary", {line: choices})}</p>}
    </section>
  )
}
