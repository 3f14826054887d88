import {create} from "zustand"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import {useTravellers, useTripDate} from "../visitor/store"
import {type ChatSubject, greeting, mailtoUrl, whatsappUrl, writeChat} from "./chat-text"

/** What a link needs that opens a chat: events carry its reference. */
type ChatLink = {href: string; "data-reference": string}

/** What chats say of this visit, beside what the visitor keeps; empty for nothing. */
export const useChatContext = create(() => ({
  /** What the catalogue's filter asks for beside the visitor's month. */
  filter: "",
  /** The campaign that began the visit, once the visitor has accepted. */
  channel: "",
}))

/** The chat about a subject, or the page's greeting. */
const useWrittenChat = (about?: ChatSubject) => {
  const words = {language: useLanguage(), t: useWords()}
  const subject = about ?? greeting(words.t)
  const date = useTripDate(subject.slug)
  return writeChat(subject, {...date, travellers: useTravellers(), ...useChatContext()}, words)
}

/** What the page's chats say of the visitor's choices, beside their own words; empty without any. */
export const useChoicesText = (about?: ChatSubject): string => useWrittenChat(about).choices

/** Link of a chat, which ends with the visitor's choices and its reference. */
export const useChat = (about?: ChatSubject): ChatLink => {
  const {text, reference} = useWrittenChat(about)
  return {href: whatsappUrl(useOperator().whatsapp, text), "data-reference": reference}
}

/** Link of an e-mail that says what a chat would. */
export const useEmail = (about: ChatSubject | undefined, subject: string): ChatLink => {
  const {text, reference} = useWrittenChat(about)
  return {href: mailtoUrl(useOperator().email, subject, text), "data-reference": reference}
}
