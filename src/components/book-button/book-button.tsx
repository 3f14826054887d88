import {graphql} from "gatsby"
import {leadFrom} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import {useDayInChat} from "../../chat/first-day"
import type {ChatAbout} from "../../chat/use-chat"
import {ChatButton} from "../chat-button/chat-button"

export const fragments = graphql`
  # What an event says of an experience.
  fragment AnalyticsItem on Experience {
    slug
    group
    kind
    price
    analyticsName: title
  }

  fragment BookingChat on Experience {
    slug
    code
    chatText(language: $language)
  }

  fragment BookButton on Experience {
    color
    reserveText(language: $language)
    ...BookingChat
    ...AnalyticsItem
  }
`

/** Chat that books a trip, with the first day that its checklist has. */
export const useBookingChat = ({slug, code, chatText}: Queries.BookingChatFragment): ChatAbout => {
  const withDay = useDayInChat(slug)
  return withDay({text: chatText, codes: [code]})
}

type BookButtonProps = {
  experience: Queries.BookButtonFragment
  /** Its position on the page. */
  position: AnalyticsEvent<"generate_lead">["lead_position"]
}

/** "Book from €N": opens the chat with the prefilled text in a new tab. */
export const BookButton = ({experience, position}: BookButtonProps) => (
  <ChatButton
    chat={useBookingChat(experience)}
    label={experience.reserveText}
    variant="promo"
    color={experience.color}
    event={leadFrom(experience, position)}
  />
)
