import {mkdir, readdir, rm} from "fs/promises"
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

it("names the regions and activities that there are where one is named that there is not", async () => {
  const slugs = (await readdir(site.at("data/regions"))).sort()
  await site.edit(birds, experience => {
    experience.regions = [slugs[0], "moon"]
    experience.activities = ["flying"]
    // Other faults of the same file and of others do not hide these.
    experience.price = 0
  })
  await site.edit(whales, experience => {
    const stop = {title: {en: "Sea", es: "Mar"}, description: {en: "Water.", es: "Agua."}}
    experience.stops = {
      title: {en: "Stops", es: "Paradas"},
      items: [
        {...stop, region: slugs[0]},
        {...stop, region: "sea"},
      ],
    }
  })
  await site.write("data/pages/about.json", "")
  const regions = slugs.map(slug => `"${slug}"`).join(", ")
  const faults = (await site.faults()).filter(fault => /regions|activities|stops/.test(fault))
  expect(faults).toContain(`${birds} → regions[1]: found "moon", expected one of ${regions}`)
  expect(faults).toContain(
    `${whales} → stops.items[1].region: found "sea", expected one of ${regions}`,
  )
  expect(faults).toContainEqual(
    expect.stringMatching(/day-walk\/.* → activities\[0\]: found "flying", expected one of "/),
  )
  expect(faults).toHaveLength(3)
})

it("names the trips and the things to bring that there are where one is named that there is not", async () => {
  await site.edit("data/regions/coast/region.json", region => {
    region.poster = "moonwalk"
    region.packing = ["hat", "ladder"]
  })
  await site.edit(whales, ({days}) => {
    days.items[0].picture = "moonwalk"
  })
  const trips = '"day-walk", "grand-tour", "whale-bay"'
  const coast = "data/regions/coast/region.json"
  expect((await site.faults()).sort()).toEqual([
    `${whales} → days.items[0].picture: found "moonwalk", expected one of ${trips}`,
    `${coast} → packing[1]: found "ladder", expected one of "hat", "boots"`,
    `${coast} → poster: found "moonwalk", expected one of ${trips}`,
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

it("refuses a picture that is too small, broken or misnamed", async () => {
  await site.write("data/experiences/day-walk/banner.jpg", await makePicture(1599))
  await site.write("data/experiences/whale-bay/banner.jpg", "not a picture")
  await site.write("data/pages/pictures/plain.jpg", (await makePicture(1600)).subarray(0, 300))
  const faults = await site.faults()
  for (const fault of [
    expect.stringContaining(
      'data/pages/home.json → hero.image: found "./pictures/plain.jpg", which is cut off or damaged, expected a whole picture',
    ),
    expect.stringContaining(
      'day-walk/experience.json → image: found "./banner.jpg", 1599 px wide, expected a picture at least 1600 px wide',
    ),
    expect.stringContaining(
      'whale-bay/experience.json → image: found "./banner.jpg", which cannot be read',
    ),
  ])
    expect(faults).toContainEqual(fault)
})

it("tells line and column of broken JSON", async () => {
  await site.write(birds, '{\n  "slug": "day-walk",\n  "price": 60,\n}\n')
  await site.write(whales, '{\n  "slug": "whale-bay"\n  "price": 900\n}\n')
  await site.write("data/pages/about.json", "")
  expect(await site.faults()).toEqual([
    "data/pages/about.json → line 1, column 1: found an empty file, expected a value",
    `${birds} → line 4, column 1: found broken JSON, expected a name in double quotes`,
    `${whales} → line 3, column 3: found broken JSON, expected a comma`,
  ])
})

it("refuses a key that stands twice, and a file in another encoding", async () => {
  await site.write("data/pages/home.json", Buffer.from([0x7b, 0xff, 0x7d]))
  await site.write("locales/en/legal.json", '{"contents": "On this page", "contents": "Twice"}')
  const faults = await site.faults()
  expect(faults).toContainEqual(
    expect.stringContaining("data/pages/home.json → (file): found an unreadable file"),
  )
  expect(faults).toContainEqual(
    expect.stringContaining(
      'locales/en/legal.json → line 1, column 30: found the key "contents" a second time',
    ),
  )
})

it("checks what one file says of another", async () => {
  await site.edit("data/pages/catalogue.json", catalogue => {
    catalogue.groups[0].poster = "day-walk"
    catalogue.groups[2].key = "3-days"
  })
  await site.edit("data/pages/questions.json", ({questions}) => {
    questions[1].key = questions[0].key
  })
  await site.edit("data/pages/booking.json", ({topics}) => {
    topics[1].key = topics[0].key
  })
  await site.edit("data/packing.json", ({groups}) => {
    groups[1].items[0].key = groups[0].items[0].key
  })
  const faults = await site.faults()
  expect(faults).toContainEqual(
    'data/pages/catalogue.json → groups[0].poster: found "day-walk", expected the slug of an experience of the group "9-days"',
  )
  expect(faults).toContainEqual(expect.stringContaining('groups: found no entry "1-day"'))
  expect(faults).toContainEqual(
    expect.stringContaining('groups[2].key: found "3-days" a second time'),
  )
  for (const place of [
    "data/pages/questions.json → questions[1].key",
    "data/pages/booking.json → topics[1].key",
    "data/packing.json → groups[1].items[0].key",
  ])
    expect(faults).toContainEqual(expect.stringContaining(`${place}: found`))
})

it("gives no content where anything is wrong with it, and tells of a wrong value once", async () => {
  await site.edit(birds, trip => {
    trip.title.en = " <b>"
  })
  const {content, faults} = await site.load()
  expect(content).toBeUndefined()
  expect(faults.map(({place}) => place.field)).toEqual(["title.en"])
})

it("reports all faults of all files at once", async () => {
  await site.edit(birds, experience => {
    experience.color = "green"
    experience.price = 0
    delete experience.title.es
    experience.surprise = true
    experience.includes.items.es.pop()
    experience.length = {days: 4, nights: 6}
  })
  await site.edit(whales, experience => {
    experience.season.to = "06-31"
  })
  await site.edit("data/pages/about.json", about => about.cards.pop())
  const faults = await site.faults()
  for (const field of [
    "color",
    "price",
    "title.es",
    "surprise",
    "includes.items",
    "length.nights",
    "group",
  ])
    expect(faults).toContainEqual(expect.stringContaining(`${birds} → ${field}: `))
  expect(faults).toContainEqual(expect.stringContaining(`${whales} → season.to: `))
  expect(faults).toContainEqual(expect.stringContaining("data/pages/about.json → cards: "))
})
