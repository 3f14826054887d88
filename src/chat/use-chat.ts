import {create} from "zustand"
import {useChannel} from "../analytics/campaign"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import {useTravellers, useTripDate} from "../visitor/store"
import {type ChatSubject, chatText, choicesText, mailtoUrl, whatsappUrl} from "./chat-text"
import {chatCodes, referenceOf} from "./reference"

/** What a link needs that opens a chat: events carry its reference. */
export type ChatLink = {href: string; "data-reference": string}

/** What the catalogue's filter asks for beside the visitor's month, as chats say it; empty for nothing. */
export const useFilterLine = create(() => "")

/** A greeting, in the page's language: the chat of a page without a subject. */
export const useGreeting = (): ChatSubject => ({
  text: useWords()("common:messaging.welcome"),
  codes: [chatCodes.contact],
})

/** Everything that goes into a chat about a subject, or into a greeting. */
const useParts = (about?: ChatSubject) => {
  const greeting = useGreeting()
  const subject = about ?? greeting
  const choices = {
    ...useTripDate()(subject.slug),
    travellers: useTravellers(),
    filter: useFilterLine(),
    channel: useChannel(),
  }
  return {subject, choices, words: {language: useLanguage(), t: useWords()}}
}

/** What the page's chats say of the visitor's choices, beside their own words; empty without any. */
export const useChoicesText = (about?: ChatSubject): string => {
  const {subject, choices, words} = useParts(about)
  return choicesText(subject, choices, words)
}

/** Link of a chat, or of an e-mail that says the same under a subject. */
const useLink = (hrefOf: (text: string) => string, about?: ChatSubject): ChatLink => {
  const {subject, choices, words} = useParts(about)
  return {
    href: hrefOf(chatText(subject, choices, words)),
    "data-reference": referenceOf(words.language, subject.codes, choices.channel),
  }
}

/** Link of a chat, which ends with the visitor's choices and its reference. */
export const useChat = (about?: ChatSubject): ChatLink => {
  const {whatsapp} = useOperator()
  return useLink(text => whatsappUrl(whatsapp, text), about)
}

/** Link of an e-mail that says what a chat would. */
export const useEmail = (about: ChatSubject, subject: string): ChatLink => {
  const {email} = useOperator()
  return useLink(text => mailtoUrl(email, subject, text), about)
}
