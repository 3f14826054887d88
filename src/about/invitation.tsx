import {graphql} from "gatsby"
import {contact} from "../analytics/attributes"
import {usePageChat} from "../chat/use-chat"
import {Button} from "../components/button/button"
import {Icon} from "../components/icon/icon"
import {useWords} from "../i18n/use-words"
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
  return (
    <div className={`stack ${styles.invitation}`} data-screen-only="">
      <p>{about.invitation.text}</p>
      <Button
        {...usePageChat()}
        variant="promo"
        color="yellow"
        event={contact("whatsapp", "about")}
      >
        <Icon name="whatsapp" size={24} />
        <span>{`${about.invitation.action} (${t("about:opensChat")})`}</span>
      </Button>
    </div>
  )
}
