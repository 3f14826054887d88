import {graphql} from "gatsby"
import {leadFrom} from "../../analytics/attributes"
import type {EventOf} from "../../analytics/catalogue/catalogue"
import {whatsappUrl} from "../../booking/whatsapp"
import {Button} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {useChat} from "../../planner/use-chat"
import {useIdentity} from "../../site/use-identity"

export const fragment = graphql`
  fragment BookButton on Experience {
    color
    reserveText(language: $language)
    chatText(language: $language)
    ...MeasuredExperience
  }
`

type BookButtonProps = {
  experience: Queries.BookButtonFragment
  /** Where on the page it stands. */
  position: EventOf<"generate_lead">["lead_position"]
}

/** "Book from €N": opens the chat with the prefilled text in a new tab. */
export const BookButton = ({experience, position}: BookButtonProps) => {
  const {whatsapp} = useIdentity()
  const chat = useChat(experience.chatText)
  return (
    <Button
      href={whatsappUrl(whatsapp, chat)}
      variant="promo"
      color={experience.color}
      event={leadFrom(experience, position)}
    >
      <Icon name="whatsapp" size={24} />
      <span>{experience.reserveText}</span>
    </Button>
  )
}
