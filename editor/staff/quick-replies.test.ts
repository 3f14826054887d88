import type {SiteContent} from "../../gatsby/content/schema/files"
import {makeContent} from "../../gatsby/graphql/testing/make-content"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {smallWords} from "../../gatsby/words/testing/small-words"
import {type QuickReply, quickReplies} from "./quick-replies"

const siteUrl = "https://www.roots.co"

let content: SiteContent

beforeEach(() => {
  content = makeContent().content
})

const replies = (language: StaffLanguage): QuickReply[] =>
  quickReplies({content, siteUrl, t: smallWords[language], language})

/** The reply for the first trip in English, after a change of it. */
const replyAfter = (change: object) => {
  const [trip] = content.experiences
  Object.assign(trip ?? {}, {code: "TRY", price: 1234}, change)
  return replies("en").find(({shortcut}) => shortcut === "try-en")?.text ?? ""
}

it("says price, cover, address and reference of a trip", async () => {
  const covers = {meals: "included", guide: "not-included", entrances: "ask"}
  const cardDescription = {en: "All for {price}.", es: "Todo por {price}."}
  const text = replyAfter({prices: undefined, covers, cardDescription})
  expect(text).toContain("\nAll for €1,234.\n")
  expect(text).toMatch(/\nFrom €1,234.*how long it holds/)
  expect(text).toMatch(/\nIncluded: Meals\nNot included: Guide\n/)
  expect(text).toMatch(/\nhttps:\/\/www\.roots\.co\/en\/experiences\/[\w-]+\/\nRef\. TRY-EN$/)
})

it("names no price past its day", async () => {
  const text = replyAfter({prices: {validUntil: "2000-12-31", rows: []}})
  expect(text).toContain("Price on request")
  expect(text).not.toContain("1,234")
})

it("writes bold and links as WhatsApp shows them", async () => {
  const [first] = content.questions.questions
  if (first) first.answer.en = "Read **all** of [our terms](/terms/#booking)."
  const texts = replies("en")
    .map(({text}) => text)
    .join("\n")
  expect(texts).toContain("Read *all* of our terms (https://www.roots.co/en/terms/#booking).")
})

it("begins with how to book, then the trips of the home page, and gives no shortcut twice", async () => {
  const {booking, home, experiences} = content
  for (const language of ["en", "es"] as const) {
    const shortcuts = replies(language).map(({shortcut}) => shortcut)
    expect(new Set(shortcuts).size).toBe(shortcuts.length)
    expect(shortcuts[0]).toBe(`booking-${booking.topics[0]?.key}-${language}`)
    const codes = home.trips.experiences.map(slug =>
      experiences.find(trip => trip.slug === slug)?.code.toLowerCase(),
    )
    const next = shortcuts.slice(booking.topics.length, booking.topics.length + codes.length)
    expect(next.sort()).toEqual(codes.map(code => `${code}-${language}`).sort())
  }
})
