import {countPress} from "./presses"
import {card, holder, measurePage, names, pushed} from "./testing/measured-page"

const press = (selector: string, type = "click", button = 0) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  holder.dataLayer = []
  element.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, button}))
}

beforeAll(measurePage)

it("is counted on what lies inside a link", () => {
  press("#book b")
  expect(names()).toEqual(["contact_click"])
})

it("is counted with the middle button, not with the right one", () => {
  press("#book", "auxclick", 1)
  expect(names()).toEqual(["contact_click"])
  press("#book", "auxclick", 2)
  expect(names()).toEqual([])
})

it("is counted when it opens a block, not when it closes it", () => {
  press("summary")
  expect(names()).toEqual(["question_opened"])
  document.querySelector("details")?.setAttribute("open", "")
  press("summary")
  expect(names()).toEqual([])
})

it("on a card names the list, after a reset of the items before", () => {
  press("#card")
  expect(holder.dataLayer).toEqual([
    {ecommerce: null},
    {
      event: "select_item",
      ecommerce: {items: [{item_id: "cali", index: 2}], item_list_id: "catalogue-3-days"},
    },
  ])
  press("#loose")
  expect(pushed()).toEqual([card])
})

it("on anything but a card names no list, also within one", () => {
  press("#ask")
  expect(pushed()).toEqual([{event: "contact_click"}])
})

it("on a link to a chat names the reference that its text ends with, and any other link none", () => {
  press("#chat")
  expect(pushed()).toEqual([{event: "generate_lead", lead_reference: "CALI-ES"}])
  press("#book")
  // The container would keep the last one.
  expect(Object.entries(pushed()[0] ?? {})).toContainEqual(["lead_reference", undefined])
})

it("counts on after an event that happened to no element", () => {
  const report = jest.fn()
  window.addEventListener("error", report)
  for (const target of [document, window, document.querySelector("#plain")?.firstChild])
    target?.dispatchEvent(new MouseEvent("click", {bubbles: true}))
  window.removeEventListener("error", report)
  expect(report).not.toHaveBeenCalled()
  press("#book b")
  expect(names()).toEqual(["contact_click"])
})

it("on anything else pushes nothing", () => {
  press("#plain")
  expect(holder.dataLayer).toEqual([])
})

it("that came before hydration is counted once the browser has acted on it", () => {
  document.querySelector("details")?.setAttribute("open", "")
  holder.dataLayer = []
  for (const selector of ["#book b", "summary", "#plain"]) {
    const press = new MouseEvent("click")
    Object.defineProperty(press, "target", {value: document.querySelector(selector)})
    countPress(press, true)
  }
  expect(names()).toEqual(["contact_click", "question_opened"])
})

it("on a chat applies its campaign first, so that text and event say the same", () => {
  const page = holder as {campaign?: {apply: () => string}}
  page.campaign = {apply: () => "-IG"}
  press("#chat")
  expect(pushed()).toEqual([{event: "generate_lead", lead_reference: "CALI-ES-IG"}])
  page.campaign = undefined
})

it("on what opens no chat carries no reference", () => {
  document.querySelector("details")?.removeAttribute("open")
  press("summary")
  expect(Object.keys(pushed()[0] ?? {})).toEqual(["event"])
})

it("on a chat names its reference also where another tool has added to the address", () => {
  const chat = document.querySelector<HTMLAnchorElement>("#chat")
  if (chat) chat.href += "&utm_source=tool"
  press("#chat")
  expect(pushed()).toEqual([{event: "generate_lead", lead_reference: "CALI-ES"}])
})
