import {parse} from "csv-parse/sync"
import {rm} from "fs/promises"
import {languages} from "../../../src/i18n/languages"
import {plainText} from "../../../src/lib/text/markup"
import type {SiteContent} from "../../content/site-content"
import {makeSmallSite} from "../../content/testing/small-site"
import {allWords} from "../../words/testing/all-words"
import type {FeedPictures} from "./feed-pictures"
import {metaFaults} from "./testing/meta-rules"
import {tripsSchema} from "./trips-schema"
import {feedFiles} from "./write-feeds"

const siteUrl = "https://a.example"

const filesOf = (content: SiteContent, photos: readonly string[] = []) => {
  const pictures: FeedPictures = new Map(
    content.experiences.map(({slug}) => [slug, {poster: `/static/${slug}.jpg`, photos}]),
  )
  return feedFiles(content, {siteUrl, pictures, words: allWords})
}

let small: SiteContent | undefined

beforeAll(async () => {
  const site = await makeSmallSite()
  small = (await site.load()).content
  await rm(site.root, {recursive: true})
})

const smallContent = () => {
  if (!small) throw new Error("the small site is not sound")
  return structuredClone(small)
}

/** An address of a trip with the campaign of a feed. */
const linked = (path: string, campaign: object) =>
  `${siteUrl}${path}?${new URLSearchParams({...campaign})}`

const ofMeta = {utm_source: "meta", utm_medium: "social", utm_campaign: "catalogue"}
const ofPartner = {utm_source: "partner", utm_medium: "referral"}

const bytes = (text = "") => new TextEncoder().encode(text)

const rowsOf = (text = ""): Record<string, string>[] => parse(text, {columns: true})

const checked = (content: SiteContent) => {
  const files = filesOf(content)
  for (const language of languages) {
    expect(metaFaults(bytes(files[`meta-${language}.csv`]))).toEqual([])
    const feed = tripsSchema.parse(JSON.parse(files[`trips-${language}.json`] ?? ""))
    expect(feed.trips.map(({id}) => id)).toEqual(content.experiences.map(({slug}) => slug))
    const found = rowsOf(files[`meta-${language}.csv`]).map(({id}) => id)
    expect(found).toEqual(content.experiences.map(({slug}) => slug))
  }
  return files
}

it("keeps to Meta's rules and to its own schema, and says the price of the trip's one field, in plain words and with absolute addresses", () => {
  const content = smallContent()
  const files = checked(content)
  const {price} = content.experiences.find(({slug}) => slug === "whale-bay") ?? {price: 0}
  const row = rowsOf(files["meta-en.csv"]).find(({id}) => id === "whale-bay")
  expect(row).toMatchObject({
    price: `${price}.00 EUR`,
    link: linked("/en/experiences/whale-bay/", ofMeta),
    image_link: `${siteUrl}/static/whale-bay.jpg`,
    availability: "in stock",
    condition: "new",
    brand: content.site.brand,
  })
  const feed = tripsSchema.parse(JSON.parse(files["trips-es.json"] ?? ""))
  expect(feed.trips.find(({id}) => id === "whale-bay")).toMatchObject({
    url: linked("/es/experiences/whale-bay/", ofPartner),
    price: {from: price, currency: "EUR"},
    season: {from: "06-15", to: "10-20"},
  })
  expect(feed.trips.map(({translations}) => translations)).toEqual(
    content.experiences.map(({slug}) => ({en: linked(`/en/experiences/${slug}/`, ofPartner)})),
  )
})

it("says in the other language only what Meta takes from a language feed", () => {
  const content = smallContent()
  const [row] = rowsOf(filesOf(content)["meta-es.csv"])
  expect(Object.keys(row ?? {})).toEqual(["id", "override", "title", "description", "link"])
  const [trip] = content.experiences
  expect(row).toMatchObject({
    override: "es_XX",
    title: trip?.title.es,
    description: trip && plainText(trip.description.es),
  })
})

it("keeps commas, quotes and line breaks, and makes no formula", () => {
  const content = smallContent()
  const [first, second, third] = content.experiences
  if (!first || !second || !third) throw new Error("too few trips")
  first.title.en = 'A "red", river\nof colours'
  second.title.en = '=HYPERLINK("https://evil.example")'
  third.description.en = "@all of it, **bold**"
  const files = checked(content)
  const rows = rowsOf(files["meta-en.csv"])
  expect(rows[0]?.title).toBe(first.title.en)
  expect(rows[1]?.title).toBe(`'${second.title.en}`)
  expect(rows[2]?.description).toBe("'@all of it, bold")
})

it("says of a trip what its page says, in the language of the file", () => {
  const content = smallContent()
  const trip = content.experiences.find(({slug}) => slug === "whale-bay")
  if (!trip) throw new Error("no trip with a season")
  trip.highlights = {
    ...(trip.includes ?? trip.highlights),
    items: {en: ["**Sea**"], es: ["**Mar**"]},
  } as never
  trip.notIncluded = undefined
  const feed = JSON.parse(filesOf(content)["trips-es.json"] ?? "")
  const told = feed.trips.find(({id}: {id: string}) => id === "whale-bay")
  expect(told).toMatchObject({
    code: trip.code,
    title: trip.title.es,
    summary: trip.cardDescription.es,
    kind: trip.kind,
    group: trip.group,
    days: trip.length.days,
    nights: trip.length.nights,
    highlights: ["Mar"],
    image: {width: 1080, height: 1080, alt: trip.imageAlt.es},
  })
  expect(told).not.toHaveProperty("notIncluded")
  expect(told.includes).toHaveLength(trip.includes?.items.es.length ?? -1)
  const nameOf = (list: readonly {name: {es: string}}[], index: number) => list[index]?.name.es
  for (const [index, slug] of trip.regions.entries())
    expect(told.regions[index]).toEqual({
      id: slug,
      name: nameOf(
        content.regions,
        content.regions.findIndex(region => region.slug === slug),
      ),
    })
  const {activities} = content.activities
  for (const [index, key] of trip.activities.entries())
    expect(told.activities[index]).toEqual({
      id: key,
      name: nameOf(
        activities,
        activities.findIndex(activity => activity.key === key),
      ),
    })
})

it("says who offers the trips, whom a price is for, and where the fields are explained", () => {
  const content = smallContent()
  const files = filesOf(content)
  expect(JSON.parse(files["trips-es.json"] ?? "")).toMatchObject({
    $schema: `${siteUrl}/feeds/trips.schema.json`,
    version: 1,
    language: "es",
    operator: {name: content.site.brand, url: `${siteUrl}/es/`},
    priceBasis: content.site.priceBasis,
  })
  const {$schema, ...shape} = JSON.parse(files["trips.schema.json"] ?? "")
  expect($schema).toMatch(/json-schema\.org\/draft-07/)
  expect(shape.type).toBe("object")
  for (const text of Object.values(files)) expect(text).toMatch(/\n$/)
})

it("gives Meta the code, the length of stay and the regions of a trip, to make sets of", () => {
  const content = smallContent()
  const [trip] = content.experiences
  const [row] = rowsOf(filesOf(content)["meta-en.csv"])
  const names = trip?.regions.map(
    slug => content.regions.find(region => region.slug === slug)?.name.en,
  )
  expect(row).toMatchObject({
    custom_label_0: trip?.code,
    custom_label_1: trip?.group,
    custom_label_2: names?.join(" / "),
  })
})

it("names a trip without a picture", () => {
  expect(() => feedFiles(smallContent(), {siteUrl, pictures: new Map(), words: allWords})).toThrow(
    /^[a-z-]+: a feed without its picture$/,
  )
})

it("has addresses of the web alone", () => {
  const feed = JSON.parse(filesOf(smallContent())["trips-en.json"] ?? "")
  const isTaken = (url: string) =>
    tripsSchema.safeParse({...feed, operator: {...feed.operator, url}}).success
  expect(["https://a.example/", "http://a.example/"].filter(isTaken)).toHaveLength(2)
  expect(["ftp://a.example/", "xhttp://a.example/", "/en/"].filter(isTaken)).toEqual([])
})

it("has a schema that says what each field is", () => {
  const schema = JSON.parse(filesOf(smallContent())["trips.schema.json"] ?? "")
  expect(schema.$id).toBe(`${siteUrl}/feeds/trips.schema.json`)
  const {properties, required} = schema.properties.trips.items
  expect(required).toEqual(expect.arrayContaining(["id", "code", "url", "price", "image"]))
  expect(properties.price.description).toMatch(/starting price/i)
})

it("gives a trip's photographs in their order, with what they show and who took them", () => {
  const content = smallContent()
  const photo = (name: string) => ({
    file: `./${name}.jpg`,
    alt: {en: `A boat, ${name}`, es: `Una lancha, ${name}`},
    people: "none" as const,
  })
  const [trip] = content.experiences
  if (!trip) throw new Error("no trip")
  Object.assign(trip, {
    photos: [photo("one"), {...photo("two"), credit: "Luis Mora", source: "Taken for us"}],
    photoCredit: {credit: "Ana Pérez", licence: "CC BY 4.0"},
  })
  const files = filesOf(content, ["/static/1/one.jpg", "/static/2/two.jpg"])
  const urls = ["/static/1/one.jpg", "/static/2/two.jpg"].map(file => siteUrl + file)
  expect(metaFaults(bytes(files["meta-en.csv"]))).toEqual([])
  const row = rowsOf(files["meta-en.csv"]).find(({id}) => id === trip.slug)
  expect(row?.additional_image_link).toBe(urls.join(","))
  const feed = tripsSchema.parse(JSON.parse(files["trips-es.json"] ?? ""))
  expect(feed.trips.find(({id}) => id === trip.slug)?.photos).toEqual([
    {url: urls[0], alt: "Una lancha, one", credit: "Ana Pérez", licence: "CC BY 4.0"},
    {url: urls[1], alt: "Una lancha, two", credit: "Luis Mora"},
  ])
  expect(feed.trips.filter(({photos}) => photos)).toHaveLength(1)
})
