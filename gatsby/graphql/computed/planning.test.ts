import {rm} from "fs/promises"
import {graphql} from "graphql"
import {makeSmallSite} from "../../content/testing/small-site"
import {contentSchema} from "../standalone/content-schema"
import {nodeModelOf} from "../standalone/node-model"
import {contentNodes} from "../testing/content-nodes"

jest.mock("../../pictures/orders", () => ({noteOrder: async () => {}}))

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const schema = contentSchema()
const [coast, hills] = ["coast", "hills"].map(slug => `data/regions/${slug}/region.json`) as [
  string,
  string,
]
const whales = "data/experiences/whale-bay/experience.json"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})
afterEach(() => rm(site.root, {recursive: true}))

const ask = async (source: string) => {
  const contextValue = {nodeModel: nodeModelOf(contentNodes(site.root)), path: "/"}
  const {data, errors} = await graphql({schema, source, contextValue})
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data))
}

const scene = `scene { imageAlt(language: "en") image { name } }`

it("packs the trip's own things and those of its regions, each once and in order", async () => {
  await site.edit(coast, region => (region.packing = ["boots"]))
  await site.edit(hills, region => delete region.packing)
  await site.edit(whales, trip => Object.assign(trip, {packing: ["boots", "hat"]}))
  const {experience, region} = await ask(`{
    experience(slug: {eq: "whale-bay"}) {
      packing { key }
      packingList { key name(language: "es") items { key name(language: "en") } }
    }
    region(slug: {eq: "hills"}) { packing { key } packingList { key } }
  }`)
  expect(experience.packing).toEqual([{key: "boots"}, {key: "hat"}])
  expect(experience.packingList).toEqual([
    {key: "for-hat", name: "Un for-hat", items: [{key: "hat", name: "A hat"}]},
    {key: "for-boots", name: "Un for-boots", items: [{key: "boots", name: "A boots"}]},
  ])
  expect(region).toEqual({packing: null, packingList: []})
})

it("packs for a day trip its own things alone", async () => {
  await site.edit("data/experiences/day-walk/experience.json", trip => {
    trip.packing = ["hat"]
    trip.regions = ["coast"]
  })
  await site.edit(coast, region => (region.packing = ["boots"]))
  const {experience} = await ask(`{
    experience(slug: {eq: "day-walk"}) { packingList { items { key } } }
  }`)
  expect(experience.packingList).toEqual([{items: [{key: "hat"}]}])
})

it("packs the papers that a preparation names: passport, card where a vaccine is advised, cash for fees", async () => {
  const keys = ["passport", "vaccination-card", "cash"]
  await site.edit("data/packing.json", packing => {
    packing.groups = [
      {
        key: "papers",
        name: {en: "Papers", es: "Documentos"},
        items: keys.map(key => ({key, name: {en: key, es: key}})),
      },
    ]
  })
  const packed = async (advice: string, fees: object[] | undefined) => {
    for (const file of [coast, hills])
      await site.edit(file, region => {
        region.health = {yellowFever: advice}
        region.fees = fees
        delete region.packing
      })
    const {experience, region} = await ask(`{
      experience(slug: {eq: "whale-bay"}) { packingList { items { key } } }
      region(slug: {eq: "coast"}) { packingList { items { key } } }
    }`)
    expect(experience).toEqual(region)
    return region.packingList.flatMap(({items}: {items: {key: string}[]}) =>
      items.map(({key}) => key),
    )
  }
  expect(await packed("no", undefined)).toEqual(["passport"])
  expect(await packed("recommended", undefined)).toEqual(["passport", "vaccination-card"])
  expect(await packed("required", [{name: {en: "Tax", es: "Tasa"}}])).toEqual(keys)
})

it("shows a region by its own picture, or that of a trip there, and a day by that of the trip it names alone", async () => {
  const regionQuery = `{ region(slug: {eq: "hills"}) { ${scene} } }`
  const altOf = async () => (await ask(regionQuery)).region.scene?.imageAlt
  await site.edit(hills, region => (region.poster = "day-walk"))
  expect(await altOf()).toContain("day-walk")
  await site.edit(hills, region => delete region.poster)
  expect(await altOf()).toContain("grand-tour")
  await site.edit(hills, region => {
    region.image = "../../experiences/day-walk/banner.jpg"
    region.imageAlt = {en: "Hills in the morning", es: "Lomas por la mañana"}
  })
  expect(await altOf()).toBe("Hills in the morning")
  await site.edit(whales, ({days}) => {
    days.items[0].region = "hills"
    days.items[1].picture = "day-walk"
  })
  const {experience} = await ask(`{
    experience(slug: {eq: "whale-bay"}) { days { items { ${scene} } } }
  }`)
  expect(experience.days.items).toEqual([
    {scene: null},
    {scene: {imageAlt: expect.stringContaining("day-walk"), image: {name: "banner"}}},
  ])
})

it("tells months, fees and closed weeks in words", async () => {
  await site.edit(coast, region => {
    region.months = [..."ddwwwwwmwwwd"].map(
      letter => ({d: "dry", m: "mixed", w: "wet"})[letter as "d"],
    )
    region.fees = [{name: {en: "Card", es: "Tarjeta"}, euros: 15}]
  })
  const query = (language: string) => `{
    region(slug: {eq: "coast"}) {
      monthInitials(language: "${language}")
      monthLines(language: "${language}") { kind text }
      whenToGo(language: "${language}")
      fees { amountText(language: "${language}") }
      closures { periods { label(language: "${language}") } }
    }
  }`
  expect((await ask(query("en"))).region).toEqual({
    monthInitials: [..."JFMAMJJASOND"],
    monthLines: [
      {kind: "dry", text: "Dry: Dec–Feb"},
      {kind: "mixed", text: "Sun and showers: Aug"},
      {kind: "wet", text: "Wet: Mar–Jul, Sept–Nov"},
    ],
    whenToGo: expect.stringMatching(/^Dry: Dec–Feb(\. |$)/),
    fees: [{amountText: "about €15"}],
    closures: {periods: [{label: "1–15 February"}]},
  })
  expect((await ask(query("es"))).region.fees).toEqual([{amountText: "unos 15\u00a0€"}])
})

it("goes in the season of a region's trips where all of them keep it", async () => {
  for (const slug of ["grand-tour", "whale-bay", "day-walk"])
    await site.edit(`data/experiences/${slug}/experience.json`, trip => {
      trip.season = {from: "06-01", to: "11-30"}
    })
  const query = `{ region(slug: {eq: "coast"}) {
    whenToGo(language: "en") season { from to } ownSeasons(language: "en")
  } }`
  expect((await ask(query)).region).toEqual({
    whenToGo: "Season: June to November",
    season: {from: "06-01", to: "11-30"},
    ownSeasons: [],
  })
  await site.edit("data/experiences/day-walk/experience.json", trip => {
    trip.season = {from: "06-01", to: "11-29"}
    trip.regions = ["coast"]
  })
  const {region} = await ask(query)
  expect(region.season).toBeNull()
  expect(region.ownSeasons.length).toBeGreaterThan(0)
  for (const own of region.ownSeasons) expect(region.whenToGo).toContain(own)
})

it("lists a region's trips in the order of the catalogue, and its neighbours", async () => {
  const {region} = await ask(`{
    region(slug: {eq: "coast"}) { trips { slug } neighbours { slug } }
  }`)
  expect(region).toEqual({
    trips: ["grand-tour", "whale-bay", "day-walk"].map(slug => ({slug})),
    neighbours: [{slug: "hills"}],
  })
})
