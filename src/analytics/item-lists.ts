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
  const items = Array.from(row.querySelectorAll("[data-event]"))
    .filter(card => !card.closest("[hidden]"))
    .map(card => JSON.parse(card.getAttribute("data-event") as string) as EventOf<"select_item">)
    .filter(({event}) => event === "select_item")
    .flatMap(({ecommerce}) => ecommerce.items)
  const place = ({index}: Item) => index as number
  return {
    event: "view_item_list",
    ecommerce: {
      ...JSON.parse(row.getAttribute("data-list") as string),
      items: items.sort((one, other) => place(one) - place(other)),
    },
  }
}

let look = () => {}
let stop = () => {}

/** Checks the page's rows again. A row whose cards have changed counts as a new row. */
export const checkLists = (): void => look()

/**
 * Pushes each row once, when it comes into view. Rows that are added later count, too. Each call
 * starts anew.
 */
export const observeLists = (): void => {
  stop()
  const counted = new Set<string>()
  const watcher = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue
        watcher.unobserve(target)
        const list = readList(target)
        const message = JSON.stringify(list)
        if (counted.has(message)) continue
        counted.add(message)
        pushEvent(window, list)
      }
    },
    {threshold: seenPart},
  )
  look = () => {
    for (const row of document.querySelectorAll("[data-list]")) watcher.observe(row)
  }
  const additions = new MutationObserver(look)
  look()
  additions.observe(document.querySelector("main") as Element, {childList: true})
  stop = () => {
    watcher.disconnect()
    additions.disconnect()
  }
}
