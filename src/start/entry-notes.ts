/*
 * Notes that an entry of the browser's history keeps of its page, such as where a row of cards stands:
 * whoever comes back finds the page as it was left.
 */

/** What the entry that is shown notes under a name; undefined for nothing. */
export const noted = (name: string): unknown => ({...window.history.state})[name]

/** Notes something in the entry that is shown, beside what others note there. */
export const note = (name: string, value: string | number | boolean): void => {
  try {
    window.history.replaceState({...window.history.state, [name]: value}, "")
  } catch {
    // A browser may refuse too many changes in a row; the page works without the note.
  }
}
