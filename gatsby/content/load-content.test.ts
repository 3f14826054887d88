import {cp, mkdir, readdir, rm} from "fs/promises"
import {planPages} from "../pages/plan-pages"
import {makePicture, makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const birds = "data/experiences/bird-watching/experience.json"
const whales = "data/experiences/pacificroutes/experience.json"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("finds nothing wrong with sound content", async () => {
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  expect(content?.experiences.map(({slug}) => slug)).toEqual([
    "theperfectroute",
    "pacificroutes",
    "bird-watching",
  ])
})

it("takes an added folder as a new experience, and nothing else is needed for its pages", async () => {
  await cp(site.at("data/experiences/bird-watching"), site.at("data/experiences/night-owls"), {
    recursive: true,
  })
  await site.edit("data/experiences/night-owls/experience.json", experience => {
    experience.slug = "night-owls"
    experience.title = {en: "Night owls", es: "Búhos de noche"}
    experience.messagingTitle = experience.title
    experience.seo = {
      title: experience.title,
      description: {
        en: `Owls. ${experience.seo.description.en}`.slice(0, 160).trim(),
        es: `Búhos. ${experience.seo.description.es}`.slice(0, 150).trim(),
      },
    }
  })
  await site.write("data/experiences/night-owls/banner.jpg", await makePicture(1600, 200))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  const paths = planPages(content ?? {experiences: []}).map(({path}) => path)
  expect(paths).toEqual(
    expect.arrayContaining(["/en/experiences/night-owls/", "/es/experiences/night-owls/"]),
  )
})

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Change = (experience: any) => void

const rules: [string, string, Change, string][] = [
  [
    "a text that is missing in Spanish",
    birds,
    e => delete e.title.es,
    "title.es: found nothing, expected a text",
  ],
  [
    "an empty text",
    birds,
    e => (e.title.en = ""),
    'title.en: found "", expected a text that is not empty',
  ],
  [
    "blanks round a text",
    birds,
    e => (e.title.en = " Birds"),
    'title.en: found " Birds", expected a text without blanks at its ends',
  ],
  [
    "an unknown colour",
    birds,
    e => (e.color = "green"),
    'color: found "green", expected one of "yellow", "blue", "red"',
  ],
  [
    "an unknown kind",
    birds,
    e => (e.kind = "trip"),
    'kind: found "trip", expected one of "tour", "experience"',
  ],
  [
    "a price of nothing",
    birds,
    e => (e.price = 0),
    "price: found 0, expected a price above 0 euros",
  ],
  [
    "a price below nothing",
    birds,
    e => (e.price = -1),
    "price: found -1, expected a price above 0 euros",
  ],
  [
    "a price with cents",
    birds,
    e => (e.price = 12.5),
    "price: found 12.5, expected a whole number of euros",
  ],
  [
    "a price in quotes",
    birds,
    e => (e.price = "60"),
    'price: found "60", expected a whole number of euros',
  ],
  [
    "no alt text",
    birds,
    e => delete e.imageAlt,
    "imageAlt: found nothing, expected an object { … }",
  ],
  [
    "no alt text in one language",
    birds,
    e => delete e.imageAlt.en,
    "imageAlt.en: found nothing, expected a text",
  ],
  ["lists of different length", birds, e => e.includes.items.es.pop(), "includes.items: found {"],
  [
    "a season that ends on a day that no year has",
    whales,
    e => (e.season.to = "02-30"),
    'season.to: found "02-30", expected a month and day of the calendar, such as "06-15"',
  ],
  [
    "a season that is no date",
    whales,
    e => (e.season.from = "15 June"),
    'season.from: found "15 June", expected a month and day of the calendar, such as "06-15"',
  ],
  [
    "a group that contradicts the length",
    whales,
    e => (e.length.days = 9),
    'group: found "3-days", expected the group of a stay of 9 days',
  ],
  [
    "a colour that contradicts the group",
    whales,
    e => (e.color = "red"),
    'color: found "red", expected "blue", the colour of the group "3-days"',
  ],
  [
    "more nights than days",
    whales,
    e => (e.length.nights = 5),
    "length.nights: found 5, expected no more nights than days",
  ],
  ["an unknown key", birds, e => (e.prize = 60), "prize: found an unknown key"],
  [
    "neither includes nor highlights",
    birds,
    e => delete e.includes,
    'includes: found nothing, expected a list under "includes" or under "highlights"',
  ],
  [
    "HTML in a list",
    birds,
    e => (e.includes.items.en[1] = "<b>Boat</b>"),
    'includes.items.en[1]: found "<b>Boat</b>", expected plain words on one line, without < or >',
  ],
  [
    "a script",
    birds,
    e => (e.closing.es = "<script>alert(1)</script>"),
    'closing.es: found "<script>alert(1)</script>", expected plain words',
  ],
  [
    "a character entity",
    birds,
    e => (e.includes.items.en[0] = "Boat &lt;b&gt;"),
    'includes.items.en[0]: found "Boat &lt;b&gt;", expected no HTML',
  ],
  [
    "a link in Markdown",
    birds,
    e => (e.includes.items.en[0] = "[Boat](https://example.org)"),
    "includes.items.en[0]: found",
  ],
  [
    "bold that does not end",
    birds,
    e => (e.includes.items.en[0] = "**Boat"),
    'includes.items.en[0]: found "**Boat", expected ** in pairs around the bold words',
  ],
  [
    "a search text that is too long",
    birds,
    e => (e.seo.title.en = "x".repeat(61)),
    "seo.title.en: found",
  ],
  [
    "a region that does not exist",
    birds,
    e => (e.regions = ["moon"]),
    'regions[0]: found "moon", expected one of',
  ],
  [
    "a slug of another form",
    birds,
    e => (e.slug = "Bird Watching"),
    'slug: found "Bird Watching", expected lower-case letters',
  ],
  [
    "a slug that is not its folder",
    birds,
    e => (e.slug = "birds"),
    'slug: found "birds", expected "bird-watching", the name of its folder',
  ],
  [
    "a picture that does not exist",
    birds,
    e => (e.image = "./photo.jpg"),
    'image: found "./photo.jpg", which does not exist',
  ],
  [
    "a picture outside of data",
    birds,
    e => (e.image = "../../../secret.jpg"),
    'image: found "../../../secret.jpg", expected a picture inside the folder data',
  ],
]

it.each(rules)("refuses %s", async (_, file, change, expected) => {
  await site.edit(file, change)
  const faults = await site.faults()
  expect(faults).toContainEqual(expect.stringContaining(`${file} → ${expected}`))
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
    expect.stringMatching(/bird-watching\/.* → activities\[0\]: found "flying", expected one of "/),
  )
  expect(faults).toHaveLength(3)
})

it("takes an added folder as a new region that trips can name", async () => {
  await mkdir(site.at("data/regions/moon"))
  const region = {slug: "moon", name: {en: "Moon", es: "Luna"}, latitude: 1, longitude: -70}
  await site.write("data/regions/moon/region.json", JSON.stringify(region))
  await site.edit(birds, experience => (experience.regions = ["moon"]))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  expect(content?.regions.filter(({slug}) => slug === "moon")).toEqual([region])
})

/** What a copy of the birds' folder has to change, as far as it has not. */
const ownFaults = (folder: string) =>
  [
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
        `^data/experiences/${folder}/.* → ${field}: found ".*, as in ${birds}, expected .* of its own$`,
      ),
    ),
  )

it("refuses a copy whose slug alone is another, and names what must differ", async () => {
  await cp(site.at("data/experiences/bird-watching"), site.at("data/experiences/birds"), {
    recursive: true,
  })
  await site.edit("data/experiences/birds/experience.json", trip => {
    trip.slug = "birds"
  })
  expect(await site.faults()).toEqual(ownFaults("birds"))
})

it("names both files of a picture that two trips name", async () => {
  await site.edit(whales, trip => {
    trip.image = "../bird-watching/banner.jpg"
  })
  expect(await site.faults()).toEqual([
    `${whales} → image: found "../bird-watching/banner.jpg", the same picture, as in ${birds}, expected a picture of its own`,
  ])
})

it("takes a season over New Year", async () => {
  await site.edit(whales, trip => {
    trip.season = {from: "12-01", to: "02-15"}
  })
  expect(await site.faults()).toEqual([])
})

it("names both files of a former slug that is another trip's", async () => {
  await site.edit(whales, trip => {
    trip.formerSlugs = ["whales", "bird-watching"]
  })
  await site.edit(birds, trip => {
    trip.formerSlugs = ["birds", "whales"]
  })
  expect(await site.faults()).toEqual([
    `${whales} → formerSlugs[0]: found "whales", an address of ${birds}, expected a slug that no trip has, and that one trip had`,
    `${whales} → formerSlugs[1]: found "bird-watching", an address of ${birds}, expected a slug that no trip has, and that one trip had`,
  ])
})

it("names both files of a slug that is used twice", async () => {
  await cp(site.at("data/experiences/bird-watching"), site.at("data/experiences/birds"), {
    recursive: true,
  })
  expect(await site.faults()).toEqual([
    'data/experiences/birds/experience.json → slug: found "bird-watching", expected "birds", the name of its folder',
    'data/experiences/birds/experience.json → slug: found "bird-watching", which data/experiences/bird-watching/experience.json has already, expected a slug of its own',
    ...ownFaults("birds"),
  ])
})

it("refuses a picture that is too small, broken or misnamed", async () => {
  await site.write("data/experiences/bird-watching/banner.jpg", await makePicture(1599))
  await site.write("data/experiences/pacificroutes/banner.jpg", "not a picture")
  await site.write("data/pages/pictures/home-hero.jpg", (await makePicture(1600)).subarray(0, 300))
  expect(await site.faults()).toEqual([
    expect.stringContaining(
      'data/pages/home.json → hero.image: found "./pictures/home-hero.jpg", which cannot be read',
    ),
    expect.stringContaining(
      'bird-watching/experience.json → image: found "./banner.jpg", 1599 px wide, expected a picture at least 1600 px wide',
    ),
    expect.stringContaining(
      'pacificroutes/experience.json → image: found "./banner.jpg", which cannot be read',
    ),
  ])
})

it("tells line and column of broken JSON", async () => {
  await site.write(birds, '{\n  "slug": "bird-watching",\n  "price": 60,\n}\n')
  await site.write(whales, '{\n  "slug": "pacificroutes"\n  "price": 900\n}\n')
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

it("names missing and stray files", async () => {
  await rm(site.at("data/pages/terms.json"))
  await rm(site.at(birds))
  await site.write("data/extra.json", "{}")
  const faults = await site.faults()
  expect(faults).toContainEqual(
    expect.stringContaining("data/pages/terms.json → (file): found no such file"),
  )
  expect(faults).toContainEqual(expect.stringContaining(`${birds} → (file): found no such file`))
  expect(faults).toContainEqual(
    expect.stringContaining("data/extra.json → (file): found a file that no page reads"),
  )
})

it("checks what one file says of another", async () => {
  await site.edit("data/pages/catalogue.json", catalogue => {
    catalogue.groups[0].poster = "bird-watching"
    catalogue.groups[2].key = "3-days"
  })
  await site.edit("data/pages/questions.json", ({questions}) => {
    questions[1].key = questions[0].key
  })
  const faults = await site.faults()
  expect(faults).toContainEqual(
    'data/pages/catalogue.json → groups[0].poster: found "bird-watching", expected the slug of an experience of the group "9-days"',
  )
  expect(faults).toContainEqual(expect.stringContaining('groups: found no entry "1-day"'))
  expect(faults).toContainEqual(
    expect.stringContaining('groups[2].key: found "3-days" a second time'),
  )
  expect(faults).toContainEqual(
    expect.stringContaining("data/pages/questions.json → questions[1].key: found"),
  )
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
