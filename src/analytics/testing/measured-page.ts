import {denyConsent} from "../consent/deny-consent"
import {viewPage} from "../page-view"
import {measurePresses} from "../presses"

type Holder = {dataLayer?: Record<string, unknown>[]}

/** The window with the data layer, as one that measures finds it. */
export const holder = window as unknown as Holder

/** A trip as events tell of it. */
export const experience = {
  slug: "cali",
  group: "3-days",
  kind: "experience" as const,
  price: 400,
  measuredName: "Cali",
}

/** Messages with an event, and the names of those. */
export const pushed = () => (holder.dataLayer ?? []).filter(entry => entry.event !== undefined)
export const names = () => pushed().map(({event}) => event)

export const card = {event: "select_item", ecommerce: {items: [{item_id: "cali", index: 2}]}}
const attribute = (event: object) => JSON.stringify(event).replaceAll('"', "&quot;")

const page = `
  <div data-view="${attribute({event: "view_item", ecommerce: {items: []}})}"></div>
  <a href="#book" id="book" data-event="${attribute({event: "contact_click"})}"><b>Write</b></a>
  <details id="block"><summary data-event="${attribute({event: "question_opened"})}">Safe?</summary></details>
  <section data-list="${attribute({item_list_id: "catalogue-3-days"})}">
    <a href="#card" id="card" data-event="${attribute(card)}">View</a>
    <a href="#ask" id="ask" data-event="${attribute({event: "contact_click"})}">Ask</a>
  </section>
  <a href="#loose" id="loose" data-event="${attribute(card)}">View</a>
  <a href="https://wa.me/57300?text=Hi%0ARef.%20CALI-ES" id="chat" data-chat="Hi" data-reference="CALI-ES" data-event="${attribute({event: "generate_lead"})}">Book</a>
  <a href="#plain" id="plain">Plain</a>`

/** Opens a Spanish page for a visitor who accepted before, and measures it. */
export const measurePage = () => {
  document.title = "Salsa in Cali"
  document.documentElement.lang = "es"
  document.body.innerHTML = page
  window.history.replaceState(null, "", "/es/experiences/cali/?utm_source=x#top")
  window.localStorage.setItem("entreraices_cookie_consent", "accepted")
  denyConsent(window, "entreraices")
  viewPage(window)
  measurePresses()
}
