import {graphql} from "gatsby"
import {contact} from "../../analytics/attributes"
import {whatsappUrl} from "../../booking/whatsapp"
import {Button} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./invitation.module.css"

export const fragment = graphql`
  fragment AboutInvitation on AboutContent {
    invitation {
      text(language: $language)
      action(language: $language)
    }
  }
`

/** The closing line of the first part, with the way to write. */
export const Invitation = ({about}: {about: Queries.AboutInvitationFragment}) => {
  const t = useWords()
  const {whatsapp} = useIdentity()
  return (
    <div className={styles.invitation}>
      <p>{about.invitation.text}</p>
      <Button
        href={whatsappUrl(whatsapp, t("common:messaging.welcome"))}
        variant="promo"
        color="yellow"
        event={contact("whatsapp", "about")}
      >
        {about.invitation.action}
      </Button>
    </div>
  )
}
