import {useSyncExternalStore} from "react"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {type ChatLink, chatLink, emailLink} from "./chat-link"
import {partyLine} from "./party-state"
import {type Codes, chatCodes, referenceOf} from "./reference"

/** Content of a chat: its own text, the codes of its reference, and the subject of its e-mail. */
export type ChatAbout = {text: string; codes: Codes; subject?: string}

/** What every chat of the page says of month and travellers; empty if neither is known. */
export const usePartyLine = (): string =>
  useSyncExternalStore(partyLine.subscribe, partyLine.get, () => "")

/**
 * Makes a page's chat links. Each carries month and travellers, if known, and ends with its
 * reference.
 */
export const useChat = (): ((about: ChatAbout) => ChatLink) => {
  const language = useLanguage()
  const {whatsapp} = useIdentity()
  const party = usePartyLine()
  return ({text, codes}) => chatLink(whatsapp, [text, party], referenceOf(language, codes))
}

/** Makes links of e-mails that say what a chat would, under a subject. */
export const useEmail = (): ((about: ChatAbout, subject: string) => ChatLink) => {
  const language = useLanguage()
  const {email} = useIdentity()
  const party = usePartyLine()
  return ({text, codes}, subject) =>
    emailLink(email, subject, [text, party], referenceOf(language, codes))
}

/** A greeting, in the page's language: the chat of a page without a subject. */
export const useGreeting = (): ChatAbout => ({
  text: useWords()("common:messaging.welcome"),
  codes: [chatCodes.contact],
})

/**
 * Chat link for every part of a page that leads to no chat of its own.
 *
 * @param about - the page's subject; without one the chat begins with a greeting
 */
export const usePageChat = (about?: ChatAbout): ChatLink => {
  const greeting = useGreeting()
  return useChat()(about ?? greeting)
}
