/**
 * Waits for the title of the page that is coming. Gatsby takes the old page's title out of the head
 * some tasks after the route has changed, and puts a new element in, also where two pages have the
 * same title.
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
