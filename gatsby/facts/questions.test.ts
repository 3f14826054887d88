import {smallWords as words} from "../words/testing/small-words"
import {bookingText, openTopics, questionsText} from "./questions"

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
  expect(bookingText(trip("tour", "Colombia Mágica"), inEnglish)).toBe(
    "Hello, I’m interested in the tour “Colombia Mágica”. Could you tell me about the itinerary, the available dates and the prices?",
  )
  expect(bookingText(trip("tour", "Magia", {en: "", es: "Colombia Mágica"}), inSpanish)).toContain(
    "me interesa el tour “Colombia Mágica”",
  )
  expect(bookingText(trip("experience", "Noche de aves"), inSpanish)).toContain(
    "me interesa la experiencia “Noche de aves”. ¿Me pueden contar sobre el itinerario, las fechas disponibles y los precios?",
  )
})

it.each(["“a” = b/c\\d", "$& {{kind}} {{ title }}", "$t(build:book)", "<b>&amp;"])(
  "keeps %s as it is",
  title => {
    expect(bookingText(trip("tour", title), inSpanish)).toContain(`“${title}”`)
  },
)

const questionsIn = (
  names: string[],
  count: number,
  context: typeof inEnglish | typeof inSpanish,
) => questionsText(trip("tour", "Colombia Mágica"), names, count, context)

it("asks in sentences, as one person or several would, in groups that the page names", () => {
  const names = ["cancelling", "meals", "flights", "start", "startTime"]
  expect(questionsIn(names, 2, inEnglish)).toEqual({
    chatText:
      "Hello, we like “Colombia Mágica”. Does it include meals and flights within Colombia? Where do we meet and at what time does it start? What do we get back if we cancel?",
    rows: [
      {
        label: "What the price covers, and cancelling",
        questions:
          "Does it include meals and flights within Colombia? What do we get back if we cancel?",
      },
      {
        label: "Meeting point and times",
        questions: "Where do we meet and at what time does it start?",
      },
    ],
  })
  expect(questionsIn(names, 1, inSpanish).chatText).toBe(
    "Hola, me interesa “Colombia Mágica”. ¿Incluye comidas y vuelos dentro de Colombia? ¿Dónde nos encontramos y a qué hora empieza? ¿Cuánto me devuelven si cancelo?",
  )
})

it("asks at most five questions of what decides, and names the others on the page", () => {
  const names = openTopics.flatMap(({names}): readonly string[] => names)
  const {chatText: text, rows} = questionsIn(names, 2, inSpanish)
  expect(text.match(/¿/g)?.length).toBeLessThanOrEqual(5)
  expect(text.length).toBeLessThanOrEqual(410)
  expect(rows).toHaveLength(4)
  expect(
    rows
      .map(({questions}) => questions)
      .join()
      .match(/¿/g)?.length,
  ).toBeGreaterThan(5)
  expect(rows.at(-1)?.questions).not.toBe("")
})
