/* State of the current history entry, such as a slider's position, so that Back restores the page as
   it was left. */

/** The current entry's value under a name, or undefined. */
export const readHistoryState = (name: string): unknown => ({...window.history.state})[name]

/** Stores a value in the current entry; other values stay. */
export const writeHistoryState = (name: string, value: string | number | boolean): void => {
  try {
    window.history.replaceState({...window.history.state, [name]: value}, "")
  } catch {
    // Browsers may throttle history changes; the page works without this one.
  }
}
