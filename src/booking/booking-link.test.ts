import {bookingLink} from "./booking-link"

const tour = {messagingTitle: "Colombia Mágica", kind: "tour"}
const experience = {messagingTitle: "Noche de aves", kind: "experience"}

const textOf = (link: string) => new URL(link).searchParams.get("text")

describe("bookingLink", () => {
  it("opens a chat with the operator's number", () => {
    const {origin, pathname} = new URL(bookingLink(tour, "en", "573001234567"))
    expect(origin + pathname).toBe("https://wa.me/573001234567")
  })

  it("names title and kind and asks about itinerary, dates and prices in English", () => {
    expect(textOf(bookingLink(tour, "en", "57300"))).toBe(
      "Hello, I am interested in the tour “Colombia Mágica”. Could you tell me about the itinerary, the available dates and the prices?",
    )
  })

  it("gives the Spanish kind its article", () => {
    expect(textOf(bookingLink(tour, "es", "57300"))).toContain(
      "me interesa el tour “Colombia Mágica”",
    )
    expect(textOf(bookingLink(experience, "es", "57300"))).toContain(
      "me interesa la experiencia “Noche de aves”. ¿Me cuentas sobre el itinerario, las fechas disponibles y los precios?",
    )
  })

  it.each([undefined, "", "fr", "constructor"])("falls back to English for %p", language => {
    expect(textOf(bookingLink(experience, language, "57300"))).toContain(
      "I am interested in the experience",
    )
  })

  it.each(["Bogotá & Leticia", "¿Caño Cristales?", "🐋 100 % #1 + más", "“a” = b/c\\d"])(
    "keeps %s through a round trip",
    messagingTitle => {
      const link = bookingLink({messagingTitle, kind: "tour"}, "es", "57300")
      expect(textOf(link)).toContain(messagingTitle)
      expect(decodeURIComponent(link)).toContain(messagingTitle)
    },
  )
})
