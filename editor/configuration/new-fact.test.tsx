import {rm} from "fs/promises"
import {graphql} from "graphql"
import {renderToStaticMarkup} from "react-dom/server"
import {experienceSchema} from "../../gatsby/content/schema/experience"
import {makeSmallSite} from "../../gatsby/content/testing/small-site"
import {planFacets} from "../../gatsby/graphql/facets"
import {contentSchema} from "../../gatsby/graphql/standalone/content-schema"
import {nodeModelOf} from "../../gatsby/graphql/standalone/node-model"
import {nodesIn} from "../../gatsby/graphql/testing/content-nodes"
import {feedFiles} from "../../gatsby/publish/feeds/write-feeds"
import {searchFiles} from "../../gatsby/publish/search/search-files"
import english from "../../locales/en/build.json"
import spanish from "../../locales/es/build.json"
import {BookingCard} from "../../src/features/booking/booking-card"
import {compareTrips} from "../../src/features/saved/comparison"
import {translator} from "../../src/i18n/translator"
import {product} from "../../src/seo/structured-data/offer"
import {fieldsOfFile} from "./field"

/** The one entry that a further fact takes; its words and its values follow below. */
jest.mock("../../gatsby/content/facts/facts", () => {
  const {z} = jest.requireActual("zod")
  const {facts} = jest.requireActual("../../gatsby/content/facts/facts")
  const pets = {
    name: "pets",
    at: "card",
    shape: z.strictObject({most: z.int().min(1).max(9)}),
    tell: (value?: {most: number}) => value && {lines: [`${value.most} dogs`]},
    answers: (value?: {most: number}) => (value ? [{key: "yes", label: "With a dog"}] : []),
  }
  return {facts: [...facts, pets]}
})
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {productId: "site", brand: "Brand", whatsapp: "57300"}}),
  Link: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}))
jest.mock("../../src/i18n/use-language", () => ({useLanguage: () => "en"}))
jest.mock("../../src/i18n/use-words", () => ({useWords: () => (key: string) => key}))
jest.mock("../../src/features/saved/save-button/save-button", () => ({SaveButton: () => null}))

const withWords = (words: typeof english) => {
  const {fact} = words
  return {
    ...words,
    fact: {
      ...fact,
      label: {...fact.label, pets: "Pets"},
      open: {...fact.open, pets: "pets"},
      ask: {...fact.ask, pets: "may a dog come along?"},
      any: {...fact.any, pets: "Any pet"},
    },
  }
}

const words = {
  en: translator("en", {build: withWords(english)}),
  es: translator("es", {build: withWords(spanish as typeof english)}),
}

const trip = "data/experiences/whale-bay/experience.json"
const others = ["day-walk", "grand-tour"].map(slug => `data/experiences/${slug}/experience.json`)

it("takes one entry, its words and its values to be shown, compared, filtered, fed and edited", async () => {
  const site = await makeSmallSite()
  await site.edit("locales/en/build.json", file => Object.assign(file, withWords(english)))
  await site.edit("locales/es/build.json", file =>
    Object.assign(file, withWords(spanish as typeof english)),
  )
  for (const file of [trip, ...others])
    await site.edit(file, value => Object.assign(value.facts, {pets: {most: 2}}))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  if (!content) throw new Error("the small site is not sound")

  const pictures = new Map(
    content.experiences.map(({slug}) => [slug, {poster: `/feeds/${slug}.jpg`, photos: []}]),
  )
  const files = feedFiles(content, {siteUrl: "https://a.example", pictures, words})
  const told = {name: "pets", label: "Pets", text: "2 dogs"}
  expect(JSON.parse(files["trips-en.json"] ?? "").trips[0].facts).toContainEqual(told)

  const guide = searchFiles(content, {siteUrl: "https://a.example", isNoindex: false}, words.en)
  expect(guide["llms.txt"]).toContain("Pets: 2 dogs")

  const {experiences, regions, catalogue, activities} = content
  const groups = catalogue.groups.map(({key, title}) => ({key, name: title}))
  const parts = {experiences, regions, groups, activities: activities.activities}
  expect(planFacets({...parts, language: "en", t: words.en})).toContainEqual({
    name: "pets",
    label: "Pets",
    any: "Any pet",
    choices: [{key: "yes", label: "With a dog"}],
  })

  const contextValue = {nodeModel: nodeModelOf(nodesIn(site.root)), path: "/"}
  const source = `{ experience(slug: {eq: "whale-bay"}) {
    slug code color title(language: "en") priceText(language: "en") reserveText(language: "en")
    chatText(language: "en") answers price cardDescription(language: "en")
    factRows(language: "en") { name label icon lines paths at }
    openFacts(language: "en") { rows chatText }
  } }`
  const {data, errors} = await graphql({schema: contentSchema(), source, contextValue})
  expect(errors).toBeUndefined()
  // biome-ignore lint/suspicious/noExplicitAny: the types of queries know no such fact
  const {experience} = JSON.parse(JSON.stringify(data)) as any
  await rm(site.root, {recursive: true})

  expect(experience.answers).toContain("pets=yes")
  const planned = {...experience, fees: [], packingList: [], days: null}
  const rows = compareTrips([planned, planned], String)
  expect(rows.at(-1)).toMatchObject({label: "Pets", cells: [["2 dogs"], ["2 dogs"]]})
  const thing = {...experience, image: {childImageSharp: null}}
  expect(
    product(thing, undefined, "Brand", {siteUrl: "https://a.example", language: "en"})
      .additionalProperty,
  ).toContainEqual({"@type": "PropertyValue", propertyID: "pets", name: "Pets", value: "2 dogs"})

  const card = renderToStaticMarkup(<BookingCard experience={experience} />)
  expect(card).toMatch(/<dt><span>Pets<\/span><\/dt><dd><span[^>]*>2 dogs<\/span>/)

  const choices = {Activity: [], Experience: [], PackingItem: [], Photo: [], Region: []}
  const form = fieldsOfFile(experienceSchema, {choices, language: "en"}, "")
  expect(JSON.stringify(form)).toContain('"name":"pets"')
})

it("is asked for where it is open", async () => {
  const site = await makeSmallSite()
  await site.edit("locales/en/build.json", file => Object.assign(file, withWords(english)))
  await site.edit(trip, value => (value.ask = ["minimumAge", "pets"]))
  const contextValue = {nodeModel: nodeModelOf(nodesIn(site.root)), path: "/"}
  const source = `{ experience(slug: {eq: "whale-bay"}) {
    openFacts(language: "en") { rows chatText }
  } }`
  const {data} = await graphql({schema: contentSchema(), source, contextValue})
  await rm(site.root, {recursive: true})
  const {rows, chatText} = (data as {experience: {openFacts: {rows: string[]; chatText: string}}})
    .experience.openFacts
  expect(rows).toContain("pets")
  expect(chatText).toContain("- may a dog come along?")
})
