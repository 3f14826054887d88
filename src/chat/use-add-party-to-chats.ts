import {useEffect} from "react"
import {monthName} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {partyText} from "./party"
import {partyLine} from "./party-state"
import {recallParty, useParty} from "./use-party"

/** Adds the visit's month and travellers to all chats of the page. */
export const useAddPartyToChats = (): void => {
  const t = useWords()
  const language = useLanguage()
  const {productId} = useIdentity()
  const party = useParty()
  const line = partyText(party, party.month ? monthName(party.month, language) : undefined, t)
  useEffect(() => {
    const read = () => recallParty(productId)
    read()
    // A page from the browser's cache may be out of date.
    window.addEventListener("pageshow", read)
    return () => window.removeEventListener("pageshow", read)
  }, [productId])
  useEffect(() => partyLine.set(line), [line])
}
