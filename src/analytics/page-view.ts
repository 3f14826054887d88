import {languageOfPath} from "../i18n/paths"
import type {EventOf} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"

/** Pushes that a page reports by itself, written into its HTML. */
export type ViewEvent = EventOf<"view_item"> | {event: "page_not_found"}

/** Title of the page. A browser that translates writes over the tab's, and not over what is shared. */
const titleOf = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title

/**
 * Pushes the view of the page that is shown: `page_view`, then what its elements with `data-view`
 * report. A page that is being left for the other language was not seen, nor one behind the gate of a
 * development host, whose address may hold a code.
 *
 * @param page - the window
 * @param push - what takes the events, where they are not to be pushed at once
 */
export const viewPage = (page: Window, push: typeof pushEvent = pushEvent): void => {
  const {document, location} = page
  const root = document.documentElement
  if (root.hasAttribute("data-leaving") || root.dataset.gate === "pending") return
  push(page, {
    event: "page_view",
    page_title: titleOf(document),
    page_path: location.pathname,
    page_location: location.href.split("#")[0] as string,
    page_language: languageOfPath(location.pathname),
  })
  for (const element of Array.from(document.querySelectorAll("[data-view]"))) {
    const view = JSON.parse(element.getAttribute("data-view") as string) as ViewEvent
    if (view.event === "page_not_found")
      push(page, {
        event: view.event,
        page_path: location.pathname,
        page_referrer: document.referrer,
      })
    else push(page, view)
  }
}
