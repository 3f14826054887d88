import {consentKey} from "../consent/consent"
import type {EarlyWindow} from "../start/keep-clicks"
import type {EventOf} from "./catalogue/catalogue"
import {deniedSignals, signalsFor} from "./consent-signals"
import {type ConsentSignals, hasPushed, pushConsent, pushEvent} from "./data-layer"
import {viewPage} from "./page-view"

/** What the script on consent needs to know; it is serialised into the page. */
type ConsentOptions = {
  /** Key of the stored answer. */
  key: string
  denied: ConsentSignals
  signals: Record<string, ConsentSignals>
}

type ConsentTools = {consent: typeof pushConsent; isTold: typeof hasPushed}
type Tools = {push: typeof pushEvent; view: typeof viewPage}

/**
 * Denies all consent signals, then repeats the stored answer; once, as it stands before the container
 * where there is one, and before what measures in every page. It is written there as text, so it
 * uses nothing from outside itself.
 *
 * @param page - the window, or a stand-in in tests
 */
export function denyConsent(page: Window, options: ConsentOptions, tools: ConsentTools): void {
  if (tools.isTold(page)) return
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
}

/**
 * Measures before React arrives, and without it. It is written into every page as text, so it uses
 * nothing from outside itself.
 *
 * It pushes the first page view when the HTML is complete, and one more when the browser brings the
 * page back from its cache; and it counts presses on anything that carries `data-event`, an event
 * as JSON: those that were kept for it (see src/start/keep-clicks.ts), and those to come. One
 * listener on the document counts plain links and `details` alike, whether React has arrived or
 * not. A `summary` counts when it opens, and a card gets the name of the list it stands in.
 *
 * @param page - the window, or a stand-in in tests
 */
export function measureEarly(page: EarlyWindow, tools: Tools): void {
  const {document} = page
  /** `isPast`: the browser has done what the press asks for. */
  const count = (event: MouseEvent, isPast: boolean) => {
    const element = (event.target as Element).closest("[data-event]")
    const isSecondary = event.type === "auxclick" && event.button !== 1
    if (!element || isSecondary) return
    if (element.tagName === "SUMMARY") {
      const {open} = element.parentElement as HTMLDetailsElement
      if (open !== isPast) return
    }
    const message = JSON.parse(element.getAttribute("data-event") as string)
    const list = message.event === "select_item" && element.closest("[data-list]")
    if (list)
      Object.assign(
        (message as EventOf<"select_item">).ecommerce,
        JSON.parse(list.getAttribute("data-list") as string),
      )
    tools.push(page, message)
  }
  const view = () => tools.view(page, tools.push)
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", view)
  else view()
  page.addEventListener("pageshow", event => {
    if (event.persisted) view()
  })

  for (const event of page.earlyClicks || []) count(event, true)
  const countNow = (event: MouseEvent) => count(event, false)
  document.addEventListener("click", countNow)
  document.addEventListener("auxclick", countNow)
}

/**
 * The script on consent as text for the page's head.
 *
 * @param productId - of data/site.json
 */
export const consentScript = (productId: string): string => {
  const options: ConsentOptions = {
    key: consentKey(productId),
    denied: deniedSignals,
    signals: signalsFor,
  }
  const tools = `{consent:${pushConsent.toString()},isTold:${hasPushed.toString()}}`
  return `(${denyConsent.toString()})(window,${JSON.stringify(options)},${tools})`
}

/** The script that measures as text. */
export const earlyAnalyticsScript = (): string => {
  const tools = `{push:${pushEvent.toString()},view:${viewPage.toString()}}`
  return `(${measureEarly.toString()})(window,${tools})`
}
