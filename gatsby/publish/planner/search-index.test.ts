import fc from "fast-check"
import {gzipSync} from "zlib"
import {findTrips, readIndex} from "../../../src/features/catalogue/search/find-trips"
import {toTerm, wordsIn} from "../../../src/features/catalogue/search/terms"
import {languages} from "../../../src/i18n/languages"
import {readContent} from "../../content/load-content"
import type {Experience} from "../../content/schema/experience"
import {makeTrip} from "../../content/testing/small-content"
import {type SearchedContent, searchIndex} from "./search-index"

const words = (en: string, es: string) => ({en, es})

const trip = (slug: string, changes: object): Experience => ({
  ...(makeTrip({slug, group: "1-day"}) as unknown as Experience),
  ...changes,
})

const content: SearchedContent = {
  experiences: [
    trip("coast-trip", {
      title: words("Whale season", "Temporada de ballenas"),
      cardDescription: words("A humpback breathes out.", "Respira una yubarta."),
      keywords: {en: ["turtles"], es: ["tortugas", "avistamiento"]},
      regions: ["coast"],
      activities: ["boats"],
    }),
    trip("hill-trip", {
      title: words("Birds in the hills", "Pájaros de la montaña"),
      cardDescription: words("The sea is far from here.", "Una niña mira aves."),
      keywords: {en: ["birding"], es: ["aviturismo"]},
      regions: ["hills"],
      activities: ["walking"],
    }),
  ],
  regions: [
    {
      slug: "coast",
      name: words("Pacific coast", "Costa pacífica"),
      keywords: {en: ["beach"], es: ["playa"]},
    },
    {slug: "hills", name: words("Coffee Region", "Eje Cafetero")},
  ],
  activities: [
    {key: "boats", name: words("Sea and rivers", "Mar y ríos")},
    {
      key: "walking",
      name: words("On foot", "A pie"),
      keywords: {en: ["hiking"], es: ["senderismo"]},
    },
  ],
  catalogue: {keywords: {en: ["holiday"], es: ["vacaciones"]}},
}

const indexes = Object.fromEntries(
  languages.map(language => [language, readIndex(searchIndex(content, language))]),
)

describe.each(languages)("the search in %s", language => {
  const find = (text: string) => findTrips(indexes[language] as never, text)

  it.each([
    ["ballenas", ["coast-trip"]],
    ["wale", ["coast-trip"]],
    ["balenas", ["coast-trip"]],
    ["pajaros", ["hill-trip"]],
    ["pájaro", ["hill-trip"]],
    ["montana", ["hill-trip"]],
    ["montaña", ["hill-trip"]],
    ["mountain", []],
    ["hikin", ["hill-trip"]],
    ["beaches", ["coast-trip"]],
    ["pacifico", ["coast-trip"]],
    ["rio", ["coast-trip"]],
    ["whales in the sea", ["coast-trip"]],
    ["turtles tortugas", ["coast-trip"]],
    ["birds zeppelin", ["hill-trip"]],
    ["zeppelin", []],
    ["zeppelin holidays", []],
    ["whales holiday", ["coast-trip"]],
    ["vacación", ["hill-trip", "coast-trip"]],
  ])("%p finds %j", (text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  it("takes any text", () => {
    fc.assert(
      fc.property(fc.string({unit: "grapheme"}), text => {
        for (const slug of find(text)) expect(slug).toMatch(/^(coast|hill)-trip$/)
      }),
    )
  })
})

describe("words of four letters and more", () => {
  const known = [
    ...new Set(
      content.experiences.flatMap(({title, keywords}) =>
        languages.flatMap(language => [
          ...wordsIn(title[language]),
          ...(keywords?.[language] ?? []),
        ]),
      ),
    ),
  ].filter(word => word.length >= 4)

  it("are found with any one letter wrong, missing or too many", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzñáé")
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...known),
        fc.nat(20),
        letter,
        fc.constantFrom("wrong", "missing", "more"),
        (language, word, place, other, kind) => {
          const at = place % word.length
          const rest = word.slice(at + (kind === "more" ? 0 : 1))
          const typed = word.slice(0, at) + (kind === "missing" ? "" : other) + rest
          const index = indexes[language] as never
          const right = findTrips(index, word)
          if (typed.length >= 4 && !isKnown(typed))
            expect(findTrips(index, typed)).toEqual(expect.arrayContaining(right.slice(0, 1)))
        },
      ),
      {numRuns: 500},
    )
  })

  /** A wrong letter can make another word, which is then what is asked for. */
  const isKnown = (typed: string) => known.some(word => toTerm(word).startsWith(toTerm(typed)))
})

describe("the site’s own index", () => {
  it("is small, and answers every trip’s title in either language", async () => {
    const {content: site} = await readContent(process.cwd())
    const searched = {...site, activities: site.activities.activities}
    for (const language of languages) {
      const text = searchIndex(searched, language)
      expect(searchIndex(searched, language)).toBe(text)
      expect(gzipSync(text, {level: 9}).length).toBeLessThan(300 * site.experiences.length)
      const index = readIndex(text)
      for (const {slug, title} of site.experiences)
        for (const name of Object.values(title)) expect(findTrips(index, name)[0]).toBe(slug)
    }
  })
})
