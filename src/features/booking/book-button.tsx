import {graphql} from "gatsby"
import {leadFrom} from "../../analytics/attributes"
import type {EventOf} from "../../analytics/catalogue/catalogue"
import {useChat} from "../../chat/use-chat"
import {Button} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {useBookingChat} from "./use-booking-chat"

export const fragment = graphql`
  fragment BookButton on Experience {
    color
    reserveText(language: $language)
    ...BookingChat
    ...MeasuredExperience
  }
`

type BookButtonProps = {
  experience: Queries.BookButtonFragment
  /** Its position on the page. */
  position: EventOf<"generate_lead">["lead_position"]
}

/** "Book from €N": opens the chat with the prefilled text in a new tab. */
export const BookButton = ({experience, position}: BookButtonProps) => {
  const chat = useChat()(useBookingChat(experience))
  return (
    <Button
      {...chat}
      variant="promo"
      color={experience.color}
      event={leadFrom(experience, position)}
    >
      <Icon name="whatsapp" size={24} />
      <span>{experience.reserveText}</span>
    </Button>
  )
}
