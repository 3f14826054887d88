/** Longest wait for the title of a new page, in milliseconds. */
const patience = 2000

/**
 * Waits for the title of the page that is coming: Gatsby removes the old one and writes the new
 * one some tasks after the route has changed. Every page has a title of its own.
 *
 * @param old - title of the page before
 * @param use - called once, with the title in place
 * @returns how to stop waiting
 */
export const whenTitled = (old: string, use: () => void): (() => void) => {
  const finish = () => {
    stop()
    use()
  }
  const observer = new MutationObserver(() => {
    if (document.title !== "" && document.title !== old) finish()
  })
  const timer = window.setTimeout(finish, patience)
  const stop = () => {
    observer.disconnect()
    window.clearTimeout(timer)
  }
  observer.observe(document.head, {childList: true, subtree: true, characterData: true})
  return stop
}
