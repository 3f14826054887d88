import {graphql} from "gatsby"
import {leadFrom} from "../../analytics/attributes"
import type {EventOf} from "../../analytics/catalogue/catalogue"
import {bookingLink} from "../../booking/booking-link"
import {Button} from "../../components/button/button"
import {Icon} from "../../components/icon/icon"
import {useLanguage} from "../../i18n/use-language"
import {useIdentity} from "../../site/use-identity"

export const fragment = graphql`
  fragment BookButton on Experience {
    kind
    color
    messagingTitle(language: $language)
    reserveText(language: $language)
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
  const language = useLanguage()
  const {whatsapp} = useIdentity()
  return (
    <Button
      href={bookingLink(experience, language, whatsapp)}
      variant="promo"
      color={experience.color}
      event={leadFrom(experience, position)}
    >
      <Icon name="whatsapp" size={24} />
      {experience.reserveText}
    </Button>
  )
}
