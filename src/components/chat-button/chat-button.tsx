import type {AnalyticsEvent} from "../../analytics/events"
import {type ChatAbout, useChat} from "../../chat/use-chat"
import {Button, type ButtonLook} from "../button/button"
import {Icon} from "../icon/icon"

type ChatButtonProps = ButtonLook & {
  /** What it is about; without it the chat begins with a greeting. */
  chat?: ChatAbout
  label: string
  event: AnalyticsEvent
}

/** Opens a chat with its text in a new tab; WhatsApp's mark shows on what stands out. */
export const ChatButton = ({chat, label, event, ...look}: ChatButtonProps) => (
  <Button {...useChat(chat)} {...look} event={event}>
    {look.variant !== "quiet" && <Icon name="whatsapp" size={24} />}
    <span>{label}</span>
  </Button>
)
