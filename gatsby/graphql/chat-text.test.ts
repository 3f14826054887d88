import {smallWords as words} from "../words/testing/small-words"
import {chatText, questionsText} from "./chat-text"

const inEnglish = {language: "en", t: words.en} as const
const inSpanish = {language: "es", t: words.es} as const

const trip = (
  kind: "tour" | "experience",
  es: string,
  messagingTitle?: {en: string; es: string},
) => ({
  kind,
  title: {en: es, es},
  messagingTitle,
})

it("names title and kind and asks about itinerary, dates and prices", () => {
  expect(chatText(trip("tour", "Colombia Mágica"), inEnglish)).toBe(
    "Hello, I am interested in the tour “Colombia Mágica”. Could you tell me about the itinerary, the available dates and the prices?",
  )
  expect(chatText(trip("tour", "Magia", {en: "", es: "Colombia Mágica"}), inSpanish)).toContain(
    "me interesa el tour “Colombia Mágica”",
  )
  expect(chatText(trip("experience", "Noche de aves"), inSpanish)).toContain(
    "me interesa la experiencia “Noche de aves”. ¿Me pueden contar sobre el itinerario, las fechas disponibles y los precios?",
  )
})

it.each(["“a” = b/c\\d", "$& {{kind}} {{ title }}", "$t(build:reserve)", "<b>&amp;"])(
  "keeps %s as it is",
  title => {
    expect(chatText(trip("tour", title), inSpanish)).toContain(`“${title}”`)
  },
)

it("asks one question about the trip that it names, or several as a list", () => {
  expect(questionsText(trip("tour", "Colombia Mágica"), ["where?"], inEnglish)).toBe(
    "Hello, I have a question about the tour “Colombia Mágica”: where?",
  )
  expect(
    questionsText(trip("experience", "Noche de aves"), ["¿qué?", "¿quién?"], inSpanish),
  ).toContain("“Noche de aves”:\n- ¿qué?\n- ¿quién?")
})
