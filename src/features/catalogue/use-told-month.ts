import {useEffect} from "react"
import {readHistoryState, writeHistoryState} from "../../lib/history-state"
import {changeTravellers, useTravellers} from "../../planner/store"

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
  const {month: told} = useTravellers()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may be another entry
  useEffect(() => {
    if (!month) return
    if (readHistoryState(name) !== month) {
      writeHistoryState(name, month)
      changeTravellers({month: Number(month)})
      return
    }
    if (told !== Number(month)) onMonth(told === undefined ? told : String(told))
  }, [month, told, visit])
}
