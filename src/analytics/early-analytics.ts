import {consentKey} from "../consent/consent"
import type {EventOf} from "./catalogue/catalogue"
import {deniedSignals, signalsFor} from "./consent-signals"
import {type ConsentSignals, pushConsent, pushEvent} from "./data-layer"
import {viewPage} from "./page-view"

/** What the early script needs to know; it is serialised into the page. */
type EarlyOptions = {
  /** Key of the stored answer. */
  key: string
  denied: ConsentSignals
  signals: Record<string, ConsentSignals>
}

type Tools = {
  consent: typeof pushConsent
  push: typeof pushEvent
  view: typeof viewPage
}

/**
 * Starts measuring before any other script. It is written into the head of every page as text,
 * before the container, so it uses nothing from outside itself.
 *
 * It denies all consent signals, then repeats the stored answer; it pushes the first page view
 * when the HTML is complete, and one more when the browser brings the page back from its cache;
 * and it counts presses on anything that carries `data-event`, an event as JSON. One listener on
 * the document counts plain links and `details` alike, whether React has arrived or not. A
 * `summary` counts when it opens, and a card gets the name of the list it stands in.
 *
 * @param page - the window, or a stand-in in tests
 */
export function measureEarly(page: Window, options: EarlyOptions, tools: Tools): void {
  const {document} = page
  tools.consent(page, "default", options.denied)
  const stored = (kind: "localStorage" | "sessionStorage") => {
    try {
      return options.signals[page[kind].getItem(options.key) || ""]
    } catch {
      return undefined
    }
  }
  const answered = stored("localStorage") || stored("sessionStorage")
  if (answered) tools.consent(page, "update", answered)

  const count = (event: MouseEvent) => {
    const element = (event.target as Element).closest("[data-event]")
    const isSecondary = event.type === "auxclick" && event.button !== 1
    if (!element || isSecondary) return
    if (element.tagName === "SUMMARY" && (element.parentElement as HTMLDetailsElement).open) return
    const message = JSON.parse(element.getAttribute("data-event") as string)
    const list = message.event === "select_item" && element.closest("[data-list]")
    if (list)
      Object.assign(
        (message as EventOf<"select_item">).ecommerce,
        JSON.parse(list.getAttribute("data-list") as string),
      )
    tools.push(page, message)
  }
  document.addEventListener("click", count)
  document.addEventListener("auxclick", count)

  const view = () => tools.view(page, tools.push)
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", view)
  else view()
  page.addEventListener("pageshow", event => {
    if (event.persisted) view()
  })
}

/**
 * The early script as text for the page's head.
 *
 * @param productId - of data/site.json
 */
export const earlyAnalyticsScript = (productId: string): string => {
  const options: EarlyOptions = {
    key: consentKey(productId),
    denied: deniedSignals,
    signals: signalsFor,
  }
  const tools = `{consent:${pushConsent.toString()},push:${pushEvent.toString()},view:${viewPage.toString()}}`
  return `(${measureEarly.toString()})(window,${JSON.stringify(options)},${tools})`
}
