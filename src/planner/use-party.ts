import {useEffect, useState} from "react"
import {attempt} from "../early/attempt"
import {monthName} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useIdentity} from "../site/use-identity"
import {type Party, partyText, pickParty} from "./party"
import {changePlanner, partyKey} from "./planner"

/** Where storage fails: for as long as the page is open. */
let ofVisit: Party | undefined

const recall = (productId: string): Party =>
  ofVisit ??
  pickParty(
    attempt(() => JSON.parse(window.sessionStorage.getItem(partyKey(productId)) ?? "null")) ?? null,
  )

/** Month and travellers, kept for the visit across trips; booking chats say them meanwhile. */
export const useParty = () => {
  const {productId} = useIdentity()
  const t = useWords()
  const language = useLanguage()
  const [party, setParty] = useState(() => recall(productId))
  const text = partyText(party, party.month ? monthName(party.month, language) : undefined, t)
  useEffect(() => {
    changePlanner({party: text})
    return () => changePlanner({party: ""})
  }, [text])
  const change = (changes: Party) => {
    const next = pickParty({...party, ...changes})
    setParty(next)
    const isKept = attempt(() => {
      window.sessionStorage.setItem(partyKey(productId), JSON.stringify(next))
      return true
    })
    ofVisit = isKept ? undefined : next
  }
  return {party, change}
}
