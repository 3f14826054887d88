import {attempt} from "./attempt"

/**
 * Changes the address in the history's entry.
 *
 * @returns false where the browser refuses: Safari does after 100 changes in 30 seconds
 */
export const replaceAddress = (address: string): boolean =>
  attempt(() => {
    history.replaceState(history.state, "", address)
    return true
  }) ?? false
