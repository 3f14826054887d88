import {create} from "zustand"
import {monthWord} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useTravellers} from "../planner/store"
import {useOperator} from "../site/use-operator"
import {type ChatLink, chatLink, mailtoUrl, whatsappUrl} from "./chat-link"
import {type Codes, chatCodes, referenceOf} from "./reference"

/** Content of a chat: its own text, the codes of its reference, and the subject of its e-mail. */
export type ChatAbout = {
  text: string
  codes: Codes
  subject?: string
  /** Whether the text names the first day: its month then goes without saying. */
  namesDay?: boolean
  /** What the text says of the first day. */
  day?: string
}

/** What the catalogue's filter asks for beside the month, as chats say it; empty for nothing. */
export const useFilterLine = create(() => "")

/** Lines of a chat: its own text, then month and travellers, and what the filter asks for. */
const useLines = ({text, namesDay}: Pick<ChatAbout, "text" | "namesDay">): string[] => {
  const t = useWords()
  const {month, adults, children} = useTravellers()
  const known = [
    month && !namesDay && `${t("common:messaging.month")}: ${monthWord(month, t)}.`,
    adults && `${t("common:messaging.adults")}: ${adults}.`,
    children && `${t("common:messaging.children")}: ${children}.`,
    useFilterLine(),
  ]
  return [text, known.filter(Boolean).join(" ")]
}

/** What a visitor has chosen: the first day, and what the page's chats say beside their text. */
export const useChoicesLine = ({day = "", namesDay}: Partial<ChatAbout> = {}): string =>
  useLines({text: day, namesDay}).join(" ").trim()

/** The same as a label: without its stop, or else what can be added. */
export const useTravellersLabel = (about?: ChatAbout): string => {
  const t = useWords()
  const missing = about?.namesDay ? "common:travellers.travellers" : "common:travellers.label"
  return useChoicesLine(about).replace(/\.$/, "") || t(missing)
}

/** A greeting, in the page's language: the chat of a page without a subject. */
export const useGreeting = (): ChatAbout => ({
  text: useWords()("common:messaging.welcome"),
  codes: [chatCodes.contact],
})

/**
 * Chat link, which ends with the visitor's choices and its reference.
 *
 * @param subject - what the chat is about; without one it begins with a greeting
 */
export const useChat = (subject?: ChatAbout): ChatLink => {
  const greeting = useGreeting()
  const about = subject ?? greeting
  const {whatsapp} = useOperator()
  const reference = referenceOf(useLanguage(), about.codes)
  return chatLink(text => whatsappUrl(whatsapp, text), useLines(about), reference)
}

/** Link of an e-mail that says what a chat would, under a subject. */
export const useEmail = (about: ChatAbout, subject: string): ChatLink => {
  const {email} = useOperator()
  const reference = referenceOf(useLanguage(), about.codes)
  return chatLink(text => mailtoUrl(email, subject, text), useLines(about), reference)
}
