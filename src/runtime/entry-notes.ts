/* State kept in a history entry, such as a slider's position, so that Back restores the page as
   it was left. */

/** The current history entry's value under a name, or undefined. */
export const noted = (name: string): unknown => ({...window.history.state})[name]

/** Stores a value in the current history entry; other values stay. */
export const note = (name: string, value: string | number | boolean): void => {
  try {
    window.history.replaceState({...window.history.state, [name]: value}, "")
  } catch {
    // Browsers may throttle history changes; the page works without this one.
  }
}
