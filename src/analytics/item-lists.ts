import type {EventOf} from "./catalogue/catalogue"
import type {Item} from "./catalogue/items"
import {pushEvent} from "./data-layer"

/** Part of a row that must be in view before it counts as seen. */
const seenPart = 0.25

/**
 * Reads what a row of cards holds.
 *
 * @param row - an element with `data-list`
 * @returns the event, with the items in the order of their `index`; hidden cards are left out
 */
export const readList = (row: Element): EventOf<"view_item_list"> => {
  const items = [...row.querySelectorAll("[data-event]")]
    .filter(card => !card.closest("[hidden]"))
    .map(card => JSON.parse(card.getAttribute("data-event") ?? "") as EventOf<"select_item">)
    .filter(({event}) => event === "select_item")
    .flatMap(({ecommerce}) => ecommerce.items)
  const place = ({index = 0}: Item) => index
  return {
    event: "view_item_list",
    ecommerce: {
      ...JSON.parse(row.getAttribute("data-list") ?? ""),
      items: items.sort((one, other) => place(one) - place(other)),
    },
  }
}

let stopWatching = () => {}

/**
 * Pushes each row of the page once, when it comes into view, also in sections that are added to the
 * page later; starts anew at each call.
 */
export const watchLists = (): void => {
  stopWatching()
  const watcher = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue
        watcher.unobserve(target)
        const list = readList(target)
        if (list.ecommerce.items.length > 0) pushEvent(window, list)
      }
    },
    {threshold: seenPart},
  )
  const watchIn = (part: ParentNode) => {
    for (const row of part.querySelectorAll("[data-list]")) watcher.observe(row)
  }
  const additions = new MutationObserver(changes => {
    for (const section of changes.flatMap(({addedNodes}) => [...addedNodes]))
      if (section instanceof Element) watchIn(section)
  })
  watchIn(document)
  const main = document.querySelector("main")
  if (main) additions.observe(main, {childList: true})
  stopWatching = () => {
    watcher.disconnect()
    additions.disconnect()
  }
}
