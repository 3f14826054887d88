import {contactEvent, eventAttributes} from "../analytics/attributes"
import {useChat} from "../chat/use-chat"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Icon} from "../components/icon/icon"
import {ExternalLink} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import * as styles from "./contact.module.css"

type ContactProps = {
  /** True for the whole invitation; else it is one line, about the page's subject if it has one. */
  isInviting: boolean
}

export const Contact = ({isInviting}: ContactProps) => {
  const t = useWords()
  const {social} = useOperator()
  const {choicesText, subject} = useChat()
  return (
    <section
      className={`container stack ${styles.contact}`}
      data-band=""
      data-screen-only=""
      aria-labelledby="contact"
    >
      <h2 id="contact" className={isInviting ? undefined : "h3"}>
        {subject.title ? t("common:contact.about") : t("common:contact.title")}
      </h2>
      {isInviting && <p className="lede">{t("common:contact.text")}</p>}
      <div className="cluster">
        <ChatButton
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
        <EmailLink position="contact" />
      </div>
      {choicesText && <p>{t("common:travellers.summary", {line: choicesText})}</p>}
    </section>
  )
}
