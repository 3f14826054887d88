import {readEnvironment} from "../gatsby/environment/environment"
import {languages, toLanguage} from "../src/i18n/languages"
import {pathWithoutLanguage} from "../src/i18n/paths"
import {type BuiltPage, expect, test} from "./support/built-pages"
import {experiences, questions, regions, site} from "./support/site"
import {bookWords} from "./support/words"

// One worker reads all pages, once.
test.describe.configure({mode: "default"})

// What is served has any shape until it is checked.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Thing = Record<string, any>

const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL

const thingsOf = ({path, jsonLd}: BuiltPage): Thing[] => {
  expect(jsonLd, path).toHaveLength(1)
  return JSON.parse(jsonLd[0] ?? "")["@graph"]
}

const find = (page: BuiltPage, type: string) =>
  thingsOf(page).find(thing => thing["@type"] === type)

const typesOf = (page: BuiltPage) => thingsOf(page).map(thing => thing["@type"])

const isInner = ({path}: BuiltPage) => pathWithoutLanguage(path) !== "/"

const isExperience = ({path}: BuiltPage) => /^\/experiences\/./.test(pathWithoutLanguage(path))

/** Pages that stand under another than home. */
const isEntry = ({path}: BuiltPage) =>
  /^\/e[ns]\/((experiences|destinations)\/.|saved\/)/.test(path)

/** Every text under one of these names, at any depth. */
const wordsOf = (thing: unknown): string[] =>
  thing !== null && typeof thing === "object"
    ? Object.entries(thing).flatMap(([key, value]) =>
        typeof value === "string" && ["name", "description", "text", "email"].includes(key)
          ? [value]
          : wordsOf(value),
      )
    : []

test("says nothing that the page does not", ({pages}) => {
  for (const page of pages.values()) {
    const words = thingsOf(page).flatMap(wordsOf)
    expect(words.length, page.path).toBeGreaterThan(0)
    for (const text of words) expect(page.text, page.path).toContain(text.replace(/\s+/g, " "))
    expect(page.jsonLd.join(), page.path).not.toMatch(/rating|review/i)
  }
})

test("home names the agency and the site, without a placeholder for a contact", ({pages}) => {
  for (const path of ["/", ...languages.map(language => `/${language}/`)]) {
    const page = pages.get(path) as BuiltPage
    expect(typesOf(page)).toEqual(["TravelAgency", "WebSite"])
    expect(find(page, "TravelAgency")).toMatchObject({name: site.brand, url: `${siteUrl}/`})
    expect(find(page, "TravelAgency")?.image, path).toBe(page.sharing["og:image"])
    expect(find(page, "WebSite")).toMatchObject({name: site.brand, url: `${siteUrl}/`})
    expect(page.jsonLd.join()).not.toMatch(/0{8}|@example\.|com\/(company\/)?example"/)
  }
})

test("breadcrumbs are those that the page shows", ({pages, baseURL}) => {
  for (const page of [...pages.values()].filter(isInner)) {
    const crumbs = find(page, "BreadcrumbList")?.itemListElement.map((item: Thing) => ({
      address: item.item,
      words: item.name,
    }))
    const shown = page.breadcrumbs.map(({address, words}) => ({
      address: address.replace(baseURL ?? "", siteUrl),
      words,
    }))
    expect(shown.length, page.path).toBe(isEntry(page) ? 3 : 2)
    expect(crumbs, page.path).toEqual(shown)
  }
})

test("the catalogue lists its cards in their order", ({pages}) => {
  for (const language of languages) {
    const page = pages.get(`/${language}/experiences/`) as BuiltPage
    const list = find(page, "ItemList")
    const listed = list?.itemListElement.map((item: Thing) => new URL(item.url).pathname)
    const cards = page.links
      .map(({address}) => new URL(address).pathname)
      .filter(path => /\/experiences\/./.test(path))
    expect(listed).toEqual(cards)
    expect(list?.numberOfItems).toBe(experiences.length)
    expect(list?.itemListElement.map((item: Thing) => item.position)).toEqual(
      cards.map((_, index) => index + 1),
    )
  }
})

test("an experience is offered under the title and at the price that are seen", ({pages}) => {
  const shown = [...pages.values()].filter(isExperience)
  expect(shown).toHaveLength(languages.length * experiences.length)
  for (const page of shown) {
    const product = find(page, "Product") as Thing
    const {offers} = product
    expect(product.name, page.path).toBe(page.headings[0])
    const words = bookWords(offers.price, toLanguage(page.language))
    expect(page.visibleText, page.path).toContain(words.replace(/\s/g, " "))
    expect(offers).toMatchObject({priceCurrency: "EUR", url: page.canonical})
    expect(page.pictures).toContain(product.image.replace(siteUrl, new URL(page.url).origin))
  }
})

test("a trip goes where the page says", ({pages}) => {
  for (const {slug, stops, days, regions: visited} of experiences) {
    const page = pages.get(`/es/experiences/${slug}/`) as BuiltPage
    const trip = find(page, "TouristTrip") as Thing
    expect(trip.name).toBe(page.headings[0])
    expect(trip.offers["@id"]).toBe(find(page, "Product")?.offers["@id"])
    const places = trip.itinerary.itemListElement.map(({item}: Thing) => item)
    // A page that tells the days shows no stops.
    if (stops && !days)
      expect(places.map(({name}: Thing) => name)).toEqual(stops.items.map(({title}) => title.es))
    else
      expect(places.map(({url}: Thing) => url)).toEqual(
        visited.map(region => `${siteUrl}/es/destinations/${region}/`),
      )
  }
})

test("a place is described as its page shows it, with the trips that go there", ({pages}) => {
  for (const {slug, latitude, longitude} of regions) {
    const page = pages.get(`/es/destinations/${slug}/`) as BuiltPage
    const place = find(page, "TouristDestination") as Thing
    expect(place).toMatchObject({name: page.headings[0], url: page.canonical})
    expect(place.geo).toMatchObject({latitude, longitude})
    const listed = find(page, "ItemList")?.itemListElement.map(({url}: Thing) =>
      url.split("/").at(-2),
    )
    expect(listed.toSorted()).toEqual(
      experiences.flatMap(trip => (trip.regions.includes(slug) ? trip.slug : [])).toSorted(),
    )
  }
})

test("questions and answers are those of the page", ({pages}) => {
  for (const language of languages) {
    const page = pages.get(`/${language}/questions-answers/`) as BuiltPage
    const asked = find(page, "FAQPage")?.mainEntity as Thing[]
    expect(asked.map(({name}) => name)).toEqual(questions.map(({question}) => question[language]))
    // The text of a built page has plain spaces.
    for (const {name, acceptedAnswer} of asked)
      expect(page.text).toContain(`${name}${acceptedAnswer.text}`.replaceAll("\u00a0", " "))
  }
})
