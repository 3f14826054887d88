import {useEffect} from "react"
import {usePageState} from "../lib/page-state"
import {keep, recall} from "../lib/storage"
import {useOperator} from "../site/use-operator"
import {type Party, pickParty} from "./party"
import {partyKey, partyState} from "./party-state"

const read = (productId: string) =>
  pickParty(recall("sessionStorage", partyKey(productId)) as Parameters<typeof pickParty>[0])

/** Shows the visit's month and travellers on the page. */
export const recallParty = (productId: string): void => {
  const party = read(productId)
  if (JSON.stringify(party) !== JSON.stringify(partyState.get())) partyState.set(party)
}

/** Changes the visit's month and travellers; undefined removes a part. */
export const changeParty = (productId: string, changes: Party): void => {
  const party = pickParty({...read(productId), ...changes})
  keep("sessionStorage", partyKey(productId), Object.keys(party).length > 0 ? party : undefined)
  partyState.set(party)
}

/** Month and travellers, as told anywhere on the site during this visit; nothing on the server. */
export const useParty = (): Party => usePageState(partyState)

/** Keeps month and travellers of the page's chats those of the visit. */
export const useFollowParty = (): void => {
  const {productId} = useOperator()
  useEffect(() => {
    const read = () => recallParty(productId)
    read()
    // A page from the browser's cache may be out of date.
    window.addEventListener("pageshow", read)
    return () => window.removeEventListener("pageshow", read)
  }, [productId])
}
