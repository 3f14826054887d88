import {languageOfPath} from "../i18n/paths"
import type {EventOf} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"

/** The page's own events, written into its HTML. */
export type ViewEvent = EventOf<"view_item"> | {event: "page_not_found"}

/** Title of the page, from the sharing tags: browsers translate the tab's title but not these. */
const titleOf = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title

/**
 * Pushes the views of the current page: `page_view`, then the events of its `data-view` elements.
 *
 * @param push - what takes the events, where they are not to be pushed at once
 */
export const viewPage = (page: Window, push: typeof pushEvent = pushEvent): void => {
  const {document, location} = page
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
