import {create} from "zustand"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import {useTravellers, useTripDate} from "../visitor/store"
import {type ChatSubject, greeting, mailtoUrl, whatsappUrl, writeChat} from "./chat-text"

/** What a link needs that opens a chat: events carry its reference. */
type WrittenLink = {href: string; "data-reference": string}

/** What chats say of this visit, beside what the visitor keeps; empty for nothing. */
export const useChatContext = create(() => ({
  /** What the catalogue's filter asks for beside the visitor's month. */
  filter: "",
  /** The campaign that began the visit, once the visitor has accepted. */
  channel: "",
}))

/** A chat as it is written for this visitor; without one, the page's greeting. */
const useWrittenChat = (chat?: ChatSubject) => {
  const words = {language: useLanguage(), t: useWords()}
  const subject = chat ?? greeting(words.t)
  const date = useTripDate(subject.slug)
  return writeChat(subject, {...date, travellers: useTravellers(), ...useChatContext()}, words)
}

/** What the page's chats say of the visitor's choices, beside their own words; empty without any. */
export const useChoicesText = (chat?: ChatSubject): string => useWrittenChat(chat).choices

/** Link of a chat, which ends with the visitor's choices and its reference. */
export const useChat = (chat?: ChatSubject): WrittenLink => {
  const {text, reference} = useWrittenChat(chat)
  return {href: whatsappUrl(useOperator().whatsapp, text), "data-reference": reference}
}

/** Link of an e-mail that says what a chat would. */
export const useEmail = (chat: ChatSubject | undefined, mailSubject: string): WrittenLink => {
  const {text, reference} = useWrittenChat(chat)
  return {href: mailtoUrl(useOperator().email, mailSubject, text), "data-reference": reference}
}
