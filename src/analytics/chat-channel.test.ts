import {type ChatLink, chatLink} from "../chat/chat-link"
import {blockStorage} from "../lib/testing/block-storage"
import {type CampaignWindow, type Channel, followCampaign} from "./chat-channel"

const consent = "house_cookie_consent"
const key = "house_channel"

const channels: Channel[] = [
  ["GAD", "google", "cpc"],
  ["GO", "google"],
  ["IG", "instagram"],
]

const linkOf = (chat: ChatLink) =>
  `<a ${Object.entries(chat)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}>Book</a>`

const openPage = (query: string) => {
  const document = window.document.implementation.createHTMLDocument()
  const chats = [
    chatLink("57300", ["It's a trip"], "CANO-ES"),
    chatLink("57300", ["A question"], "ASK-CALI-EN"),
  ]
  document.body.innerHTML = chats.map(linkOf).join("")
  const page = {
    document,
    location: new URL(`https://a.example/es/x/${query}#top`),
    localStorage,
    sessionStorage,
  } as unknown as CampaignWindow
  followCampaign(page, "house", channels)
  const links = Array.from(document.querySelectorAll("a"))
  return {
    page,
    references: () =>
      links.map(({href}) => new URL(href).searchParams.get("text")?.split("\nRef. ")[1]),
    press: () => page.campaign?.apply(),
    answer: (choice: "accepted" | "rejected") => {
      localStorage.setItem(consent, choice)
      page.campaign?.apply(choice)
    },
  }
}

const plain = ["CANO-ES", "ASK-CALI-EN"]
const marked = ["CANO-ES-IG", "ASK-CALI-EN-IG"]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it("adds nothing and keeps nothing before an answer", () => {
  const {references, press} = openPage("?utm_source=instagram")
  press()
  expect(references()).toEqual(plain)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it("adds the channel with Accept and keeps its code alone for the visit", () => {
  const {references, answer, press} = openPage("?utm_source=Instagram&igshid=abc&utm_id=7")
  answer("accepted")
  press()
  expect(references()).toEqual(marked)
  expect({...sessionStorage}).toEqual({[key]: "IG"})
  const later = openPage("")
  expect(later.references()).toEqual(marked)
})

it("takes everything away with Reject, also after Accept, and does not find it again", () => {
  const {page, references, answer} = openPage("?utm_source=instagram")
  answer("accepted")
  answer("rejected")
  expect(references()).toEqual(plain)
  expect(sessionStorage).toHaveLength(0)
  expect(page.campaign?.query).toBe("")
  answer("accepted")
  expect(references()).toEqual(plain)
})

it("finds at the press that another page has rejected", () => {
  const {references, answer, press} = openPage("?utm_source=instagram")
  answer("accepted")
  localStorage.setItem(consent, "rejected")
  press()
  expect(references()).toEqual(plain)
  expect(sessionStorage).toHaveLength(0)
})

it("takes no campaign from an address once measuring is rejected", () => {
  localStorage.setItem(consent, "rejected")
  const {page, references, press} = openPage("?utm_source=instagram")
  press()
  expect(references()).toEqual(plain)
  expect(page.campaign?.query).toBe("")
})

it.each([
  ["?utm_source=google&utm_medium=cpc", "CANO-ES-GAD"],
  ["?utm_source=google&utm_medium=email", "CANO-ES-GO"],
  ["?utm_source=google", "CANO-ES-GO"],
  ["?utm_medium=cpc", "CANO-ES"],
  ["?utm_source=constructor", "CANO-ES"],
  ["?utm_source=instagrammar", "CANO-ES"],
  ["?my_utm_source=instagram", "CANO-ES"],
  ["?utm_source=google&utm_medium=cpcs", "CANO-ES-GO"],
  ["?utm_medium=cpc&utm_source=google", "CANO-ES-GAD"],
  ["?utm_source=%3Cb%3E&gclid=1", "CANO-ES"],
  ["", "CANO-ES"],
])("after Accept %s reads as %s", (query, reference) => {
  const {references, answer} = openPage(query)
  answer("accepted")
  expect(references()[0]).toBe(reference)
})

it("keeps the channel of the visit's first page", () => {
  localStorage.setItem(consent, "accepted")
  openPage("?utm_source=instagram")
  expect(openPage("?utm_source=google").references()).toEqual(marked)
})

it("marks the chats of the site alone", () => {
  const {page, answer} = openPage("?utm_source=instagram")
  const elsewhere = "https://b.example/?text=%0ARef.%20CANO-ES"
  page.document.body.insertAdjacentHTML("beforeend", `<a id="other" href="${elsewhere}">Other</a>`)
  answer("accepted")
  expect(page.document.querySelector<HTMLAnchorElement>("#other")?.href).toBe(elsewhere)
})

it("takes no stored value that is no channel", () => {
  localStorage.setItem(consent, "accepted")
  sessionStorage.setItem(key, "X&text=evil")
  expect(openPage("").references()).toEqual(plain)
})

it("holds for the page where storage is blocked", () => {
  const unblock = blockStorage("getItem")
  const {page, references} = openPage("?utm_source=instagram")
  page.campaign?.apply("accepted")
  expect(references()).toEqual(marked)
  page.campaign?.apply()
  expect(references()).toEqual(marked)
  page.campaign?.apply("rejected")
  expect(references()).toEqual(plain)
  unblock()
})

it("knows the campaign of the first address, and nothing else of it", () => {
  const {page} = openPage("?utm_source=letter&utm_campaign=May%20trips&gclid=1")
  expect(page.campaign?.query).toBe("utm_source=letter&utm_campaign=May+trips")
  expect(openPage("").page.campaign?.query).toBe("")
})
