import {checkTrips} from "./check-trips"
import {formatFault, tellFault} from "./fault"
import {makeTrip, smallTrips} from "./testing/small-content"

const {walk, whales} = smallTrips

/** Faults of two trips, as far as they tell of one another; the changes are made to the second. */
const faults = (changes: object, first: object = {}) => {
  const files = [
    {file: "walk.json", value: {...makeTrip(walk), ...first}},
    {file: "bay.json", value: {...makeTrip(whales), ...changes}},
  ]
  return checkTrips(files.map(of => ({...of, content: of.value as never}))).map(formatFault)
}

const words = (en: string, es: string) => ({en, es})

it("finds nothing where trips differ", () => {
  expect(faults({})).toEqual([])
})

it("names titles and search texts that another trip has, in whatever letters, each with its language", () => {
  const seo = {title: words("Sea", "Mar"), description: words("By the sea", "Junto al mar")}
  const first = {title: words("Bay", "Bahía"), messagingTitle: words("A", "B"), seo}
  const copy = {title: words("BAY", "Otra"), messagingTitle: words("C", "b"), seo}
  const own = (field: string, found: string) =>
    `bay.json → ${field}: found "${found}", as in walk.json, expected words of its own`
  expect(faults(copy, first)).toEqual([
    own("title.en", "BAY"),
    own("messagingTitle.es", "b"),
    own("seo.title.en", "Sea"),
    own("seo.title.es", "Mar"),
    own("seo.description.en", "By the sea"),
    own("seo.description.es", "Junto al mar"),
  ])
})

it("takes the same words in another language, another field, or a text that may repeat", () => {
  const first = {
    title: words("Cali", "Salsa"),
    seo: {title: words("Sea", "Mar"), description: words("S", "M")},
    subtitle: {title: words("Twice", "Dos veces")},
    cardDescription: words("Twice", "Dos veces"),
  }
  const other = {
    ...first,
    title: words("Salsa", "Cali"),
    seo: {title: words("S", "M"), description: words("Sea", "Mar")},
  }
  expect(faults(other, first)).toEqual([])
})

it("names the first trip that has a code, however many others have it, too", () => {
  const value = {code: "WALK"}
  const named = ["a", "b", "c"].map(name => ({file: `${name}.json`, value}))
  expect(
    checkTrips(named)
      .map(tellFault)
      .map(({file, found}) => `${file} ${found}`),
  ).toEqual(['b.json "WALK", as in a.json', 'c.json "WALK", as in a.json'])
})

it("tells of prices in texts, codes and former addresses, too", () => {
  const description = words(`From €${whales.price}.`, "Nada.")
  const code = "WALK"
  expect(faults({description, code, formerSlugs: [walk.slug]}, {code})).toEqual([
    expect.stringMatching(/^bay\.json → description\.en: found "€1200", expected \{price\}/),
    expect.stringMatching(/^bay\.json → code: found "WALK", as in walk\.json/),
    expect.stringMatching(/whale-bay\/.* → formerSlugs\[0\]: found "day-walk", an address of/),
  ])
})
