import {createContext, useContext} from "react"
import {create} from "zustand"
import {useLanguage, useWords} from "../i18n/use-words"
import {useOperator} from "../site/use-operator"
import {type TripDate, useTravellers, useTripDate} from "../visitor/store"
import {type ChatSubject, greeting, whatsappUrl, writeChat} from "./chat-text"

/** What chats say of this visit, beside what the visitor keeps; empty for nothing. */
export const useChatExtras = create(() => ({
  /** What the catalogue's filter asks for beside its month. */
  filter: "",
  /** The filter's month. Somebody else may have sent its address: it counts before the kept one. */
  month: undefined as number | undefined,
  /** The campaign that began the visit, once the visitor has accepted. */
  channel: "",
}))

/** When a trip begins, as chats say it. */
export const useChatDate = (slug?: string): TripDate => {
  const {month} = useChatExtras()
  return {...useTripDate(slug), ...(month && {month})}
}

/** What the chats of a page are about, if that is no greeting. */
export const PageChat = createContext<ChatSubject | undefined>(undefined)

/** A chat as it is written for this visitor, and its link; by default the page's, or else a greeting. */
export const useChat = (chat?: ChatSubject) => {
  const words = {language: useLanguage(), t: useWords()}
  const pageChat = useContext(PageChat)
  const subject = chat ?? pageChat ?? greeting(words.t)
  const choices = {...useChatExtras(), ...useChatDate(subject.slug), travellers: useTravellers()}
  const written = writeChat(subject, choices, words)
  const href = whatsappUrl(useOperator().whatsapp, written.text)
  return {...written, subject, link: {href, "data-reference": written.reference}}
}
