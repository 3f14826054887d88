import {rm} from "fs/promises"
import {makeSmallSite} from "../../content/testing/small-site"
import {askSite} from "../testing/ask"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const [coast, hills] = ["coast", "hills"].map(slug => `data/regions/${slug}/region.json`) as [
  string,
  string,
]
const whales = "data/experiences/whale-bay/experience.json"
const walk = "data/experiences/day-walk/experience.json"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})
afterEach(() => rm(site.root, {recursive: true}))

const ask = (source: string) => askSite(site.root, source)

const months = (kinds: string) =>
  [...kinds].map(kind => ({d: "dry", m: "mixed", w: "wet"})[kind] as "dry")

const scene = `scene { imageAlt(language: "en") image { name } }`

it("packs the trip's own things and those of its regions, each once and in order", async () => {
  await site.edit(coast, region => (region.packing = ["boots"]))
  await site.edit(hills, region => delete region.packing)
  await site.edit(whales, trip => Object.assign(trip, {packing: ["boots", "hat"]}))
  const {experience, region} = await ask(`{
    experience(slug: {eq: "whale-bay"}) {
      packingList { key name(language: "es") items { key name(language: "en") } }
    }
    region(slug: {eq: "hills"}) { packingList { key } }
  }`)
  expect(experience.packingList).toEqual([
    {key: "for-hat", name: "Un for-hat", items: [{key: "hat", name: "A hat"}]},
    {key: "for-boots", name: "Un for-boots", items: [{key: "boots", name: "A boots"}]},
  ])
  expect(region).toEqual({packingList: []})
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

it("asks for papers and the region's vaccine on a day outdoors, not at a meal", async () => {
  await site.edit("data/packing.json", ({groups}) =>
    groups[0].items.push(
      {key: "passport", name: {en: "Passport", es: "Pasaporte"}},
      {key: "vaccination-card", name: {en: "Card", es: "Carné"}},
    ),
  )
  await site.edit("data/activities.json", ({activities}) =>
    activities.push({key: "food-music", name: {en: "Meals", es: "Comidas"}}),
  )
  await site.edit(coast, region => (region.health = {yellowFever: "recommended"}))
  const asked = async (activity: string) => {
    await site.edit(walk, trip => {
      Object.assign(trip, {regions: ["coast"], activities: [activity], packing: undefined})
    })
    const {experience} = await ask(`{
      experience(slug: {eq: "day-walk"}) {
        packingList { items { key } }
        healthRegions { slug }
        factRows(language: "en") { lines }
      }
    }`)
    const {packingList, healthRegions, factRows} = experience
    return {packingList, healthRegions, isTold: /vaccine/.test(JSON.stringify(factRows))}
  }
  expect(await asked("food-music")).toEqual({packingList: [], healthRegions: [], isTold: false})
  expect(await asked("walking")).toEqual({
    packingList: [{items: [{key: "passport"}, {key: "vaccination-card"}]}],
    healthRegions: [{slug: "coast"}],
    isTold: true,
  })
})

it("meets the fees of a region on a stay, on a day trip only if it packs cash", async () => {
  await site.edit(coast, region => (region.fees = [{name: {en: "Tax", es: "Tasa"}, euros: 15}]))
  const paid = async (change: (trip: Record<string, unknown>) => void) => {
    await site.edit(walk, trip => change(Object.assign(trip, {regions: ["coast"]})))
    const {day, stay} = await ask(`{
      day: experience(slug: {eq: "day-walk"}) {
        fees { amountText(language: "en") line(language: "en") }
        packingList { items { key } }
        factRows(language: "en") { name lines }
      }
      stay: experience(slug: {eq: "whale-bay"}) { fees { name(language: "es") } }
    }`)
    return {...day, stay: stay.fees}
  }
  const none = await paid(trip => delete trip.packing)
  expect(none.stay).toContainEqual({name: "Tasa"})
  expect(none.fees).toEqual([])
  expect(JSON.stringify(none)).not.toMatch(/cash/i)
  await site.edit("data/packing.json", ({groups}) =>
    groups[0].items.push({key: "cash", name: {en: "Money", es: "Dinero"}}),
  )
  const some = await paid(trip => (trip.packing = ["cash"]))
  expect(some.fees).toEqual([{amountText: "about €15", line: "Tax: about €15"}])
  expect(JSON.stringify(some.factRows)).toMatch(/cash/i)
})

it("shows a region by the picture of a trip that it names, or of one there, and a day by that of the trip it names alone", async () => {
  const regionQuery = `{ region(slug: {eq: "hills"}) { ${scene} } }`
  const altOf = async () => (await ask(regionQuery)).region.scene?.imageAlt
  await site.edit(hills, region => (region.poster = "day-walk"))
  expect(await altOf()).toContain("day-walk")
  await site.edit(hills, region => delete region.poster)
  expect(await altOf()).toContain("grand-tour")
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
    region.months = months("ddwwwwwmwwwd")
    region.fees = [{name: {en: "Card", es: "Tarjeta"}, euros: 15}]
  })
  const query = (language: string) => `{
    region(slug: {eq: "coast"}) {
      monthLines(language: "${language}") { kind text }
      whenToGo(language: "${language}")
      fees { amountText(language: "${language}") }
      closures { periods { label(language: "${language}") } }
    }
  }`
  expect((await ask(query("en"))).region).toEqual({
    monthLines: [
      {kind: "dry", text: "Dry: Dec–Feb"},
      {kind: "mixed", text: "Sun and showers: Aug"},
      {kind: "wet", text: "Wet: Mar–Jul, Sept–Nov"},
    ],
    whenToGo: expect.stringMatching(/^Dry: Dec–Feb(\. |$)/),
    fees: [{amountText: "about €15"}],
    closures: {periods: [{label: "1 to 15 February"}]},
  })
  expect((await ask(query("es"))).region.fees).toEqual([{amountText: "unos 15\u00a0€"}])
})

it("says on a trip's card where it goes and when: its season, or else its driest months", async () => {
  await site.edit(coast, region => (region.months = months("ddmwwwwwwwww")))
  await site.edit(hills, region => (region.months = months("wddwwwwwwwww")))
  await site.edit(whales, trip =>
    Object.assign(trip, {regions: ["coast", "hills"], season: undefined}),
  )
  const query = (language: string) =>
    `{ experience(slug: {eq: "whale-bay"}) { where(language: "${language}") when(language: "${language}") monthTexts(language: "${language}") } }`
  const told = async (language = "en") => (await ask(query(language))).experience
  expect(await told()).toEqual({
    where: expect.stringMatching(/^.+, .+$/),
    when: "Dry in all its places: Feb",
    monthTexts: expect.arrayContaining([
      "January: some rain",
      "February: usually dry",
      "March: some rain",
      "December: rainy",
    ]),
  })
  expect((await told("es")).when).toBe("Seco en todos sus lugares: feb")
  await site.edit(whales, trip => {
    trip.sight = {
      name: {en: "whale season", es: "temporada de ballenas"},
      from: "06-15",
      to: "10-20",
    }
  })
  const {monthTexts} = await told("es")
  expect(monthTexts.slice(4, 11)).toEqual([
    "mayo: lluvioso",
    ...["junio", "julio", "agosto", "septiembre", "octubre"].map(
      month => `${month}: temporada de ballenas`,
    ),
    "noviembre: lluvioso",
  ])
  await site.edit(whales, trip => (trip.season = {from: "06-01", to: "11-30"}))
  expect(await told()).toMatchObject({when: "Season: June to November", monthTexts: null})
  await site.edit(whales, trip => Object.assign(trip, {regions: ["coast"], season: undefined}))
  await site.edit(coast, region => (region.months = months("wwwwwwwwwwww")))
  expect((await told()).when).toBeNull()
  await site.edit(coast, region => (region.months = months("wwwwmwwwwwww")))
  expect((await told()).when).toBe("Driest: May")
  await site.edit(coast, region => (region.months = months("wwwwdwwwwwww")))
  expect((await told()).when).toBe("Dry: May")
})

it("goes in the season of a region's trips where all of them keep it", async () => {
  for (const slug of ["grand-tour", "whale-bay", "day-walk"])
    await site.edit(`data/experiences/${slug}/experience.json`, trip => {
      trip.season = {from: "06-01", to: "11-30"}
    })
  const query = `{ region(slug: {eq: "coast"}) {
    whenToGo(language: "en") season { from to } seasonalTrips { title(language: "en") }
  } }`
  expect((await ask(query)).region).toEqual({
    whenToGo: "Season: June to November",
    season: {from: "06-01", to: "11-30"},
    seasonalTrips: [],
  })
  await site.edit("data/experiences/day-walk/experience.json", trip => {
    trip.season = {from: "06-01", to: "11-29"}
    trip.regions = ["coast"]
  })
  const {region} = await ask(query)
  expect(region.season).toBeNull()
  expect(region.seasonalTrips.length).toBeGreaterThan(0)
  for (const {title} of region.seasonalTrips) expect(region.whenToGo).toContain(title)
})

it("lists a region's trips", async () => {
  const {region} = await ask(`{
    region(slug: {eq: "coast"}) { trips { slug } }
  }`)
  expect(region).toEqual({
    trips: ["grand-tour", "whale-bay", "day-walk"].map(slug => ({slug})),
  })
})

it("tells how one gets to another place, and what is open of it", async () => {
  const days = (travel: object | undefined, status = "example") => ({
    status,
    items: [
      {from: 1, title: text, description: text, region: "coast"},
      {from: 2, to: 4, title: text, description: text, region: "hills", travel},
    ],
  })
  const text = {en: "A day.", es: "Un día."}
  const told = async (travel: object | undefined, status?: string) => {
    await site.edit(whales, trip => Object.assign(trip, {days: days(travel, status)}))
    for (const file of [coast, hills])
      await site.edit(file, region => {
        const name = file === coast ? "Coast" : "Hills"
        delete region.town
        region.name = {en: name, es: name}
      })
    const {experience} = await ask(`{
      experience(slug: {eq: "whale-bay"}) {
        days { items { en: travelText(language: "en") es: travelText(language: "es") } }
      }
    }`)
    expect(experience.days.items[0]).toEqual({en: null, es: null})
    return experience.days.items[1]
  }
  expect(await told(undefined)).toEqual({
    en: "Travel day: Coast → Hills. We’ll confirm how you travel and how long it takes.",
    es: "Día de viaje: Coast → Hills. Te confirmamos en qué vas y cuánto dura el viaje.",
  })
  expect(
    await told({
      ways: [
        {by: "air", hours: 1},
        {by: "road", hours: 7.5, upTo: 9},
      ],
    }),
  ).toEqual({
    en: "Travel day: Coast → Hills, by air (about 1\u00a0hour) or by road (7.5 to 9\u00a0hours). We’ll confirm which.",
    es: "Día de viaje: Coast → Hills, en avión (cerca de 1\u00a0hora) o por carretera (de 7,5 a 9\u00a0horas). Te confirmamos cuál.",
  })
  const pier = {en: "the pier", es: "el muelle"}
  const boat = {to: pier, ways: [{by: "boat", hours: 2.5}]}
  expect(await told(boat)).toEqual({
    en: "Travel day: Coast → the pier, by boat, about 2.5\u00a0hours; we’ll confirm the departure time.",
    es: "Día de viaje: Coast → el muelle, en lancha, cerca de 2,5\u00a0horas; te confirmamos la hora de salida.",
  })
  expect((await told(boat, "confirmed")).en).toBe(
    "Travel day: Coast → the pier, by boat, about 2.5\u00a0hours.",
  )
  expect((await told({ways: [{by: "air"}]})).en).toBe(
    "Travel day: Coast → Hills, by air; we’ll confirm the times.",
  )
  expect((await told({ways: [{by: "foot"}]}, "confirmed")).en).toBe(
    "Travel day: Coast → Hills, on foot.",
  )
})

it("tells what may keep somebody from a trip: vaccine, small bag, cash, foreign advice", async () => {
  const thing = (key: string) => ({key, name: {en: key, es: key}})
  await site.edit("data/packing.json", packing => {
    packing.groups = [
      {...thing("things"), items: ["hat", "boots", "soft-bag", "light-luggage", "cash"].map(thing)},
    ]
  })
  const told = async (own: object, trip: object = {}) => {
    for (const file of [coast, hills])
      await site.edit(file, region => {
        for (const field of ["health", "fees", "packing", "advice"]) delete region[field]
        if (file === coast) Object.assign(region, own)
      })
    await site.edit(whales, value => Object.assign(value, {packing: undefined}, trip))
    const {experience} = await ask(`{
      experience(slug: {eq: "whale-bay"}) { factRows(language: "en") { name lines } }
    }`)
    return experience.factRows.find(({name}: {name: string}) => name === "conditions")?.lines
  }
  const fees = [{name: {en: "Tax", es: "Impuesto"}}]
  const advice = {area: {en: "the coast", es: "la costa"}, note: {en: "Read it.", es: "Léelas."}}
  expect(await told({health: {yellowFever: "no"}})).toBeUndefined()
  expect(
    await told({
      health: {yellowFever: "required"},
      fees,
      packing: ["soft-bag", "light-luggage", "cash"],
      advice,
    }),
  ).toEqual([
    "Yellow fever vaccine required, at least 10 days before the trip",
    "One soft bag of at most 10 kg, without wheels",
    "Small planes: ask your airline for its luggage limit",
    "Cash for fees that you pay locally",
    "Foreign travel advice on the coast: read it and ask your insurer",
  ])
  // Nobody gets cash ready for what the price may cover.
  const entrance = {name: {en: "Entrance", es: "Ingreso"}, mayBeCovered: true}
  expect(
    await told(
      {health: {yellowFever: "recommended"}, fees: [entrance, {...entrance, euros: 9}]},
      {packing: ["cash"]},
    ),
  ).toEqual([
    "Yellow fever vaccine recommended, at least 10 days before the trip",
    "Entrance: we’ll tell you whether your price covers it or you pay it there",
    "Entrance, about €9: we’ll tell you whether your price covers it or you pay it there",
    "Some cash: cards are not taken everywhere",
  ])
  // Fees of a region are not those of every outing in it.
  const outing = {length: {days: 1}, group: "1-day", color: "red", days: undefined}
  expect(await told({fees}, outing)).toBeUndefined()
  expect(await told({fees}, {...outing, packing: ["cash"]})).toEqual([
    "Cash for fees that you pay locally",
  ])
})
