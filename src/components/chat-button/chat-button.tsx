import {graphql} from "gatsby"
import {eventAttributes, leadEvent} from "../../analytics/attributes"
import type {AnalyticsEvent} from "../../analytics/events"
import type {ChatSubject} from "../../chat/chat-text"
import {useChat} from "../../chat/use-chat"
import type {ButtonLook} from "../button/button"
import {Icon} from "../icon/icon"
import {ExternalLink} from "../link/link"

export const fragments = graphql`
  fragment BookingChat on Experience {
    slug
    code
    chatText(language: $language)
  }

  fragment BookButton on Experience {
    color
    bookLabel(language: $language)
    ...BookingChat
    ...AnalyticsItem
  }
`

type ChatButtonProps = ButtonLook & {
  /** What the chat is about; by default what the page's chats are. */
  chat?: ChatSubject
  label: string
  event: AnalyticsEvent
  id?: string
}

/** Opens a chat with its text in a new tab. All but outlined buttons show WhatsApp's mark. */
export const ChatButton = ({chat, label, event, variant = "", color, id}: ChatButtonProps) => (
  <ExternalLink
    {...useChat(chat).link}
    id={id}
    className={`button ${variant}`}
    data-screen-only=""
    data-color={color}
    {...eventAttributes(event)}
  >
    {variant !== "outline" && <Icon name="whatsapp" size={24} />}
    <span>{label}</span>
  </ExternalLink>
)

export const bookingChat = ({slug, code, chatText}: Queries.BookingChatFragment): ChatSubject => ({
  text: chatText,
  codes: [code],
  slug,
})

type BookButtonProps = Pick<ChatButtonProps, "variant" | "id"> & {
  experience: Queries.BookButtonFragment
  position: AnalyticsEvent<"generate_lead">["lead_position"]
}

/** "Book from €N": opens the chat with the prefilled text in a new tab. */
export const BookButton = ({experience, position, variant = "promo", id}: BookButtonProps) => (
  <ChatButton
    chat={bookingChat(experience)}
    label={experience.bookLabel}
    variant={variant}
    color={experience.color}
    event={leadEvent(experience, position)}
    id={id}
  />
)
