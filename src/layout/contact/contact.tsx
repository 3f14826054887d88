import {contact} from "../../analytics/attributes"
import {useWelcomeLink} from "../../booking/use-welcome-link"
import {Button} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./contact.module.css"

type ContactProps = {
  /** Link to a chat about what the page shows; without one the chat begins with a greeting. */
  chat?: string
}

/** Invitation to write, with the two ways: the chat and the social profile; on paper the addresses. */
export const Contact = ({chat}: ContactProps) => {
  const t = useWords()
  const {whatsapp, social, email} = useIdentity()
  const welcome = useWelcomeLink()
  return (
    <section className={styles.contact} data-below="" data-band="" aria-labelledby="contact">
      <h2 id="contact">{t("common:contact.title")}</h2>
      <p className={styles.text}>{t("common:contact.text")}</p>
      <div className={styles.buttons}>
        <Button href={chat ?? welcome} variant="promo" event={contact("whatsapp", "contact")}>
          <Icon name="whatsapp" size={24} />
          {t("common:contact.whatsapp")}
        </Button>
        <Button
          href={social.instagram}
          variant="promo"
          color="yellow"
          event={contact("instagram", "contact")}
        >
          <Icon name="instagram" size={24} />
          {t("common:contact.instagram")}
        </Button>
      </div>
      <p className={styles.paper}>{`WhatsApp +${whatsapp} · ${email}`}</p>
    </section>
  )
}
