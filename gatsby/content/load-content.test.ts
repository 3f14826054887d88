import {cp, mkdir, rm} from "fs/promises"
import {planPages} from "../pages/plan-pages"
import {makeRegion} from "./testing/small-content"
import {makePicture, makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const birds = "data/experiences/day-walk/experience.json"
const whales = "data/experiences/whale-bay/experience.json"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("finds nothing wrong with sound content", async () => {
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  expect(content?.experiences.map(({slug}) => slug)).toEqual([
    "grand-tour",
    "whale-bay",
    "day-walk",
  ])
})

it("takes an added folder as a new region that trips can name", async () => {
  await mkdir(site.at("data/regions/moon"))
  const region = JSON.parse(JSON.stringify(makeRegion({slug: "moon"}, {optional: false})))
  await site.write("data/regions/moon/region.json", JSON.stringify(region))
  await site.edit(birds, experience => (experience.regions = ["moon"]))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  expect(content?.regions.filter(({slug}) => slug === "moon")).toEqual([region])
})

it("tells broken files with their places, data and words alike", async () => {
  await site.write(birds, '{\n  "slug": "day-walk",\n  "price": 60,\n}\n')
  await site.write("data/pages/about.json", "")
  await site.write("data/pages/home.json", Buffer.from([0x7b, 0xff, 0x7d]))
  await site.write("locales/en/legal.json", '{"contents": "On this page", "contents": "Twice"}')
  const faults = await site.faults()
  for (const fault of [
    "data/pages/about.json → line 1, column 1: found an empty file, expected a value",
    `${birds} → line 4, column 1: found broken JSON, expected a name in double quotes`,
    "data/pages/home.json → (file): found an unreadable file",
    'locales/en/legal.json → line 1, column 30: found the key "contents" a second time',
  ])
    expect(faults).toContainEqual(expect.stringContaining(fault))
})

it("gives no content where anything is wrong with it, and tells of a wrong value once", async () => {
  await site.edit(birds, trip => {
    trip.title.en = " <b>"
  })
  const {content, faults} = await site.load()
  expect(content).toBeUndefined()
  expect(faults.map(({place}) => place.field)).toEqual(["title.en"])
})

it("reports all faults of all files at once, pictures and what one file says of another too", async () => {
  await site.edit(birds, trip => {
    Object.assign(trip, {color: "green", price: 0, surprise: true, length: {days: 4, nights: 6}})
    delete trip.title.es
    trip.includes.items.es.pop()
  })
  await site.edit(whales, trip => (trip.season.to = "06-31"))
  await site.edit("data/pages/about.json", about => about.cards.pop())
  await site.edit("data/regions/coast/region.json", region => (region.poster = "moonwalk"))
  await site.write("data/experiences/day-walk/banner.jpg", await makePicture(1599))
  await site.write("data/pages/pictures/plain.jpg", (await makePicture(1600)).subarray(0, 300))
  const own = "color price title.es surprise includes.items length.nights group image".split(" ")
  const faults = await site.faults()
  for (const place of [
    ...own.map(field => `${birds} → ${field}: `),
    `${whales} → season.to: `,
    "data/pages/about.json → cards: ",
    "data/pages/home.json → hero.image: ",
    "data/regions/coast/region.json → poster: ",
  ])
    expect(faults).toContainEqual(expect.stringContaining(place))
})

it("checks what one file says of another", async () => {
  await site.edit("data/pages/catalogue.json", ({groups}) => (groups[0].poster = "day-walk"))
  expect(await site.faults()).toEqual([
    'data/pages/catalogue.json → groups[0].poster: found "day-walk", expected the slug of an experience of the group "9-days"',
  ])
})

it("takes an added folder as a new experience, and nothing else is needed for its pages", async () => {
  await cp(site.at("data/experiences/day-walk"), site.at("data/experiences/night-owls"), {
    recursive: true,
  })
  await site.edit("data/experiences/night-owls/experience.json", experience => {
    experience.slug = "night-owls"
    experience.code = "OWLS"
    experience.title = {en: "Night owls", es: "Búhos de noche"}
    experience.messagingTitle = experience.title
    experience.price = 60
    experience.seo = {
      title: experience.title,
      description: {
        en: `Owls. ${experience.seo.description.en}`.slice(0, 160).trim(),
        es: `Búhos. ${experience.seo.description.es}`.slice(0, 150).trim(),
      },
    }
  })
  await site.write("data/experiences/night-owls/banner.jpg", await makePicture(1600, 1200))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  const paths = planPages(content ?? {experiences: [], regions: []}).map(({path}) => path)
  expect(paths).toEqual(
    expect.arrayContaining(["/en/experiences/night-owls/", "/es/experiences/night-owls/"]),
  )
})

/** What a copy of the birds' folder has to change, as far as it has not. */
const ownFaults = (folder: string) =>
  [
    "code",
    "title.en",
    "title.es",
    "messagingTitle.en",
    "messagingTitle.es",
    "seo.title.en",
    "seo.title.es",
    "seo.description.en",
    "seo.description.es",
    "image",
  ].map(field =>
    expect.stringMatching(
      new RegExp(
        `^data/experiences/${folder}/.* → ${field}: found ".*, as in ${birds}, expected .* of its own(, such as "[A-Z]+")?$`,
      ),
    ),
  )

it("refuses a copy whose slug alone is another, and names what must differ", async () => {
  await cp(site.at("data/experiences/day-walk"), site.at("data/experiences/evening"), {
    recursive: true,
  })
  await site.edit("data/experiences/evening/experience.json", trip => {
    trip.slug = "evening"
  })
  expect(await site.faults()).toEqual(ownFaults("evening"))
})
