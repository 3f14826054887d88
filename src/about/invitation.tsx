import {graphql} from "gatsby"
import {contact} from "../analytics/attributes"
import {ChatButton} from "../components/chat-button/chat-button"
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
      <ChatButton
        label={`${about.invitation.action} (${t("about:opensChat")})`}
        variant="promo"
        color="yellow"
        hasMark
        event={contact("whatsapp", "about")}
      />
    </div>
  )
}
