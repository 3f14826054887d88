import {useSyncExternalStore} from "react"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {type ChatLink, chatLink, emailLink} from "./chat-link"
import {askedLine, partyLine} from "./party-state"
import {type Codes, chatCodes, referenceOf} from "./reference"

/** Content of a chat: its own text, the codes of its reference, and the subject of its e-mail. */
export type ChatAbout = {text: string; codes: Codes; subject?: string}

/**
 * What every chat of the page says beside its own text: month and travellers, and what the filter
 * asks for; empty if nothing is known.
 */
export const usePartyLine = (): string => {
  const party = useSyncExternalStore(partyLine.subscribe, partyLine.get, () => "")
  const asked = useSyncExternalStore(askedLine.subscribe, askedLine.get, () => "")
  return [party, asked].filter(Boolean).join(" ")
}

/** Makes a page's chat links. Each ends with what the visit has told and its reference. */
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
