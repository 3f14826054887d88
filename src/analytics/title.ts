/**
 * Waits for the next page's title. Gatsby removes the old title some tasks after the route changes
 * and adds a new element, even if two pages share a title.
 *
 * @param use - called once: with true when the title is in place, with false when the visitor goes
 *   on before
 * @returns tells that the visitor goes on
 */
export const whenTitled = (use: (isTitled: boolean) => void): (() => void) => {
  const old = document.head.querySelector("title")
  let isWaiting = true
  const finish = (isTitled: boolean) => {
    observer.disconnect()
    if (isWaiting) use(isTitled)
    isWaiting = false
  }
  const observer = new MutationObserver(() => {
    const title = document.head.querySelector("title")
    if (title && title !== old) finish(true)
  })
  observer.observe(document.head, {childList: true})
  return () => finish(false)
}
