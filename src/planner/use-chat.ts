import {useSyncExternalStore} from "react"
import {type ChatLink, chatLink} from "../booking/chat-link"
import {type Codes, chatCodes, referenceOf} from "../booking/reference"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {onPlanner, plannerState} from "./planner"

/** What a chat is about: its text, without what every chat carries, and the codes of its reference. */
export type ChatAbout = {text: string; codes: Codes}

/**
 * Makes the links to chats of a page. Each chat carries month and travellers where the visitor has told
 * them, and ends with its reference.
 */
export const useChat = (): ((about: ChatAbout) => ChatLink) => {
  const language = useLanguage()
  const {whatsapp} = useIdentity()
  const partyLine = useSyncExternalStore(
    onPlanner,
    () => plannerState().partyLine,
    () => "",
  )
  return ({text, codes}) => chatLink(whatsapp, [text, partyLine], referenceOf(language, codes))
}

/** Link to a chat that begins with a greeting, in the language of the page. */
export const useWelcome = (): ChatLink => {
  const t = useWords()
  return useChat()({text: t("common:messaging.welcome"), codes: [chatCodes.contact]})
}
