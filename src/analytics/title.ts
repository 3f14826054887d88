const titleOf = (page: Document) => page.head.querySelector("title")

/**
 * Waits for the title of the page that is coming. Gatsby takes the old page's title out of the head
 * some tasks after the route has changed, and puts a new element in, also where two pages have the
 * same title.
 *
 * @param use - called once: with true when the title is in place, with false when the visitor has
 *   gone on before
 * @returns tells that the visitor goes on to another page; a page that is left altogether tells it
 *   by itself
 */
export const whenTitled = (use: (isTitled: boolean) => void): (() => void) => {
  const old = titleOf(document)
  let isDone = false
  const finish = (isTitled: boolean) => {
    if (isDone) return
    isDone = true
    observer.disconnect()
    window.removeEventListener("pagehide", leave)
    use(isTitled)
  }
  const leave = () => finish(false)
  const observer = new MutationObserver(() => {
    const title = titleOf(document)
    if (title && title !== old) finish(true)
  })
  observer.observe(document.head, {childList: true})
  window.addEventListener("pagehide", leave)
  return leave
}
