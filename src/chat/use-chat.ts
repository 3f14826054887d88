import {create} from "zustand"
import {monthWord} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useMonthOf, useTravellers} from "../planner/store"
import {useOperator} from "../site/use-operator"
import {type ChatLink, chatLink, mailtoUrl, whatsappUrl} from "./chat-link"
import {type Codes, chatCodes, referenceOf} from "./reference"

/** Content of a chat: its own text, the codes of its reference, and the subject of its e-mail. */
export type ChatAbout = {
  text: string
  codes: Codes
  subject?: string
  /** What the text says of first days: their month then goes without saying. */
  day?: string
}

/** What the catalogue's filter asks for beside the month, as chats say it; empty for nothing. */
export const useFilterLine = create(() => "")

/** Says the month that counts where no trip is meant: “Month: July.”; nothing without one. */
export const useMonthLine = () => {
  const t = useWords()
  const month = useMonthOf()()
  return month && `${t("common:messaging.month")}: ${monthWord(month, t)}.`
}

/** Lines of a chat: its own text, then month and travellers, and what the filter asks for. */
const useLines = ({text, day}: Pick<ChatAbout, "text" | "day">): string[] => {
  const t = useWords()
  const {adults, children} = useTravellers()
  const month = useMonthLine()
  const known = [
    !day && month,
    adults && `${t("common:messaging.adults")}: ${adults}.`,
    children && `${t("common:messaging.children")}: ${children}.`,
    useFilterLine(),
  ]
  return [text, known.filter(Boolean).join(" ")]
}

/** What a visitor has chosen: the first day, and what the page's chats say beside their text. */
export const useChoicesLine = ({day = ""}: Pick<ChatAbout, "day"> = {}): string =>
  useLines({text: day, day}).join(" ").trim()

/** The same as a label: without its stop, or else what can be added. */
export const useTravellersLabel = (about?: Pick<ChatAbout, "day">): string => {
  const t = useWords()
  return useChoicesLine(about).replace(/\.$/, "") || t("common:travellers.label")
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
