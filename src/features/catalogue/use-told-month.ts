import {useEffect} from "react"
import {partyState} from "../../chat/party-state"
import {changeParty, recallParty, useParty} from "../../chat/use-party"
import {readHistoryState, writeHistoryState} from "../../lib/history-state"
import {useOperator} from "../../site/use-operator"

const name = "toldMonth"

/**
 * Keeps the filter's month that of the visit, which chats say. An address tells its month once;
 * a month that is told elsewhere since, on the page or on another one, replaces the filter's.
 *
 * @param month - the filter's, 1 to 12; undefined for any
 * @param visit - changes whenever the visitor navigates
 * @param onMonth - called with the month that the filter must have
 */
export const useToldMonth = (
  month: string | undefined,
  visit: unknown,
  onMonth: (month: string | undefined) => void,
): void => {
  const {productId} = useOperator()
  const {month: told} = useParty()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may be another entry
  useEffect(() => {
    if (!month) return
    if (readHistoryState(name) !== month) {
      writeHistoryState(name, month)
      changeParty(productId, {month: Number(month)})
      return
    }
    // The header recalls it only after this.
    recallParty(productId)
    const now = partyState.get().month
    if (now !== Number(month)) onMonth(now === undefined ? now : String(now))
  }, [month, told, visit])
}
