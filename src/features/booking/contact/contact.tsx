import {contact} from "../../../analytics/attributes"
import {type ChatAbout, useChat, useGreeting, useTravellersLine} from "../../../chat/use-chat"
import {Button} from "../../../components/button/button"
import {ByEmail} from "../../../components/by-email/by-email"
import {Icon} from "../../../components/icon/icon"
import {OnDemand} from "../../../components/on-demand/on-demand"
import {PartyTold} from "../../../components/party-told/party-told"
import {useWords} from "../../../i18n/use-words"
import {useOperator} from "../../../site/use-operator"
import * as styles from "./contact.module.css"

type ContactProps = {
  /** Chat about the page's subject; the default is a greeting. */
  chat?: ChatAbout
  /** False where the page asks for month and travellers elsewhere. */
  asksParty?: boolean
}

/** Contact section: chat, with month and travellers, and social profile. */
export const Contact = ({chat, asksParty = true}: ContactProps) => {
  const greeting = useGreeting()
  const about = chat ?? greeting
  const t = useWords()
  const {brand, social} = useOperator()
  const link = useChat()
  const isTold = useTravellersLine() !== ""
  return (
    <section className={styles.contact} data-band="" aria-labelledby="contact">
      <h2 id="contact">{t("common:contact.title")}</h2>
      <p className={styles.text}>{t("common:contact.text")}</p>
      <div className={styles.buttons}>
        <Button {...link(about)} variant="promo" event={contact("whatsapp", "contact")}>
          <Icon name="whatsapp" size={24} />
          {t("common:contact.whatsapp")}
        </Button>
        <Button href={social.instagram} variant="quiet" event={contact("instagram", "contact")}>
          <Icon name="instagram" size={24} />
          {t("common:contact.instagram")}
        </Button>
      </div>
      <ByEmail chat={about} subject={about.subject ?? brand} position="contact" />
      <div className={styles.party}>
        <PartyTold namesDay={about.namesDay} />
        {asksParty && (
          <OnDemand
            name="party"
            label={t(isTold ? "common:party.change" : "common:party.label")}
            load={async () => (await import("../../../planner/travellers")).Travellers}
            given={{}}
          />
        )}
      </div>
    </section>
  )
}
