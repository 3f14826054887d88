import type {CampaignWindow} from "./chat-channel"
import {consentChosen, consentUpdated} from "./consent-chosen"
import {holder, names, pushed} from "./testing/measured-page"

const page = window as CampaignWindow
const apply = jest.fn()

/** Signals that the container was told, by their names. */
const told = () =>
  (holder.dataLayer ?? [])
    .map(entry => Object.values(entry))
    .filter(([command]) => command === "consent")
    .map(([, command, signals]) => [command, signals])

const signals = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})

beforeEach(() => {
  holder.dataLayer = []
  apply.mockClear()
  page.campaign = {query: "utm_source=letter", apply}
  document.title = "Terms"
  document.documentElement.lang = "en"
  document.body.innerHTML = `<main><p data-view='{"event":"view_item"}'></p></main>`
  window.history.replaceState(null, "", "/en/terms/#luggage")
})

it("grants the counting of visits alone, and has chats say what they now may", () => {
  consentUpdated("accepted")
  consentUpdated("rejected")
  expect(told()).toEqual([
    ["update", {...signals, analytics_storage: "granted"}],
    ["update", signals],
  ])
  expect(apply.mock.calls).toEqual([["accepted"], ["rejected"]])
  page.campaign = undefined
  expect(() => consentUpdated("accepted")).not.toThrow()
})

it("reports a first Accept with the page it was given on, both with the visit's campaign", () => {
  consentChosen("accepted", undefined)
  const page_location = "http://localhost/en/terms/?utm_source=letter"
  expect(pushed()).toEqual([
    {
      event: "consent_choice",
      consent_choice: "accepted",
      consent_previous: "none",
      page_location,
    },
    {
      event: "page_view",
      page_title: "Terms",
      page_path: "/en/terms/",
      page_location,
      page_language: "en",
    },
    {event: "view_item"},
  ])
  expect(told()).toHaveLength(1)
})

const utm = "utm_source=letter&utm_campaign=May%20trips"

it.each([
  ["/es/#top", utm, `/es/?${utm}`],
  ["/es/?month=6#top", utm, `/es/?month=6&${utm}`],
  ["/es/?utm_source=other", utm, "/es/?utm_source=other"],
  ["/es/?month=6&utm_source=other", utm, "/es/?month=6&utm_source=other"],
  ["/es/#top", "", "/es/"],
  ["/es/?month=6", undefined, "/es/?month=6"],
])("tells of %s, where the campaign %s came first, as %s", (path, query, address) => {
  page.campaign = query === undefined ? undefined : {query, apply}
  window.history.replaceState(null, "", path)
  consentChosen("rejected", undefined)
  expect(pushed()[0]?.page_location).toBe(`http://localhost${address}`)
})

it.each([
  ["accepted", "accepted"],
  ["rejected", undefined],
  ["rejected", "accepted"],
] as const)("counts no page for %s after %s", (choice, previous) => {
  consentChosen(choice, previous)
  expect(names()).toEqual(["consent_choice"])
  expect(pushed()[0]).toMatchObject({
    consent_choice: choice,
    consent_previous: previous ?? "none",
  })
})

it("counts the page where Accept takes a rejection back", () => {
  consentChosen("accepted", "rejected")
  expect(names()).toEqual(["consent_choice", "page_view", "view_item"])
})

it("has the rows of the page counted from an Accept on", () => {
  const observe = jest.fn()
  window.IntersectionObserver = class {
    observe = observe
    disconnect() {}
  } as never
  document.body.innerHTML = '<main><ul data-list="{}"></ul></main>'
  consentChosen("rejected", undefined)
  expect(observe).not.toHaveBeenCalled()
  consentChosen("accepted", undefined)
  expect(observe).toHaveBeenCalledWith(document.querySelector("ul"))
})
