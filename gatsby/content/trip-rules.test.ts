import {birds, faultsOf, testEdits, testRules, whales} from "./testing/trip-rules"

const euros = "expected a price of 10 euros or more: 1.450 is written 1450"
const calendar = 'expected a month and day of the calendar, such as "06-15"'

testEdits(birds, [
  ["title.es", undefined, "found nothing, expected a text"],
  ["title.en", "", 'found "", expected a text that is not empty'],
  ["title.en", " Birds", 'found " Birds", expected a text without blanks at its ends'],
  ["color", "green", 'found "green", expected one of "yellow", "blue", "red"'],
  ["kind", "trip", 'found "trip", expected one of "tour", "experience"'],
  ["price", 0, `found 0, ${euros}`],
  ["price", 2, `found 2, ${euros}`],
  ["price", 12.5, "found 12.5, expected a whole number of euros"],
  ["price", "60", 'found "60", expected a whole number of euros'],
  ["imageAlt", undefined, "found nothing, expected an object { … }"],
  ["imageAlt.en", undefined, "found nothing, expected a text"],
  ["includes.items", null, "found null, expected an object { … }"],
  ["includes.items.es", null, "found null, expected a list"],
  ["prize", 60, "found an unknown key"],
  [
    "includes.items.en[1]",
    "<b>Boat</b>",
    'found "<b>Boat</b>", expected plain words on one line, without < or >',
  ],
  ["includes.items.en[0]", "Boat &lt;b&gt;", 'found "Boat &lt;b&gt;", expected no HTML'],
  ["includes.items.en[0]", "[Boat](javascript:alert)", "found"],
  ["includes.items.en[0]", "**Boat", 'found "**Boat", expected ** in pairs around the bold words'],
  ["seo.title.en", "x".repeat(61), "found"],
  ["regions[0]", "moon", 'found "moon", expected one of "coast", "hills"'],
  ["activities[0]", "flying", 'found "flying", expected one of "walking", "boats"'],
  ["slug", "Bird Watching", 'found "Bird Watching", expected lower-case letters'],
  ["slug", "evening", 'found "evening", expected "day-walk", the name of its folder'],
])

const trips = 'expected one of "grand-tour", "whale-bay", "day-walk"'

testEdits("data/regions/coast/region.json", [
  ["poster", "moonwalk", `found "moonwalk", ${trips}`],
  ["packing[0]", "ladder", 'found "ladder", expected one of "hat", "boots"'],
])

testEdits(whales, [
  [
    "closing.es",
    "Todo por 1200 €.",
    'found "1200 €", expected {price}, which stands for the price',
  ],
  ["closing.en", "From €1201 only.", 'found "€1201", expected {price}, or an amount that is no'],
  ["closing.en", "All for {prise}.", 'found "{prise}", expected {price}'],
  ["cardDescription.en", "word ".repeat(40).trim(), "found"],
  ["stops.items[1].region", "sea", 'found "sea", expected one of "coast", "hills"'],
  ["days.items[0].picture", "moonwalk", `found "moonwalk", ${trips}`],
  ["season.to", "02-30", `found "02-30", ${calendar}`],
  ["season.from", "15 June", `found "15 June", ${calendar}`],
  ["color", "red", 'found "red", expected "blue", the colour of the group "3-days"'],
  ["length.nights", 5, "found 5, expected no more nights than days"],
  ["days.items[1].from", 3, "found 3, expected 2, the day after the entry before"],
  ["days.items[1].to", 2, "found 2, expected a day after 2"],
  ["days.items[1].to", 5, "found 5, expected 4, the last day of the trip"],
  ["days.items[1].travel", "by air", 'found "by air", expected an object { … }'],
  [
    "days.items[1].travel",
    {ways: [{by: "air"}]},
    `found {"ways":[{"by":"air"}]}, expected “from” and “to”: the day begins in its own region`,
  ],
])

const words = {en: "A day.", es: "Un día."}

/** One day of a trip, told alone. */
const day = (from: number) => ({
  status: "example",
  items: [{from, title: words, description: words, region: "coast"}],
})

testRules([
  ["lists of different length", birds, e => e.includes.items.es.pop(), "includes.items: found {"],
  [
    "a group that contradicts the length",
    whales,
    e => Object.assign(e, {length: {days: 9}, days: undefined}),
    'group: found "3-days", expected the group of a stay of 9 days',
  ],
  [
    "neither includes nor highlights",
    birds,
    e => Object.assign(e, {includes: undefined, highlights: undefined}),
    'includes: found nothing, expected a list under "includes" or under "highlights"',
  ],
  ["days of a short trip", birds, e => (e.days = day(1)), "days.items: found ["],
  [
    "days that begin late",
    whales,
    e => (e.days = day(2)),
    "days.items[0].from: found 2, expected 1, the first day",
  ],
  [
    "days that overlap",
    whales,
    e => (e.days.items[0].to = 2),
    "days.items[1].from: found 2, expected 3, the day after the entry before",
  ],
  [
    "days that leave the end of the trip out",
    whales,
    e => delete e.days.items[1].to,
    "days.items[1].from: found 2, expected 4, the last day of the trip",
  ],
  [
    "a day in a region that the trip does not visit",
    whales,
    e => {
      e.regions = ["hills", "coast"]
      e.days.items[1].region = "moon"
    },
    'days.items[1].region: found "moon", expected a region of the trip: "hills", "coast"',
  ],
  ...["altitude", "temperature"].map((field): Parameters<typeof testRules>[0][number] => [
    `a high ${field} below the low one`,
    "data/regions/coast/region.json",
    region => (region[field] = {low: 20, high: 10}),
    `${field}.high: found 10, expected no lower than “low”`,
  ]),
  [
    "a picture of a region without its description",
    "data/regions/coast/region.json",
    region => (region.image = "./river.jpg"),
    "imageAlt: found nothing, expected a picture (image) and its description (imageAlt)",
  ],
  [
    "a description of a region without its picture",
    "data/regions/coast/region.json",
    region => (region.imageAlt = {en: "A river in the morning", es: "Un río por la mañana"}),
    "imageAlt: found {",
  ],
])

it("takes a season over New Year", () => {
  const season = {from: "12-01", to: "02-15"}
  expect(faultsOf(whales, trip => Object.assign(trip, {season}))).toEqual([])
})

it.each(["includes", "highlights"])("takes a trip without the list %s", list => {
  expect(faultsOf(whales, trip => delete trip[list])).toEqual([])
})

it.each([
  [birds, 1],
  [birds, 2],
  [whales, 3],
  [whales, 8],
])("takes for %s a stay of %d days, and as many nights", (file, days) => {
  const length = {days, nights: days}
  expect(faultsOf(file, trip => Object.assign(trip, {length, days: undefined}))).toEqual([])
})

it("says from how many days on a trip may tell them, and speaks of one day where there is one", () => {
  expect(faultsOf(birds, trip => (trip.days = day(1)))).toEqual([
    expect.stringMatching(/, expected no days: the trip is shorter than 3 days$/),
  ])
  expect(
    faultsOf(whales, trip => {
      trip.length = {days: 3}
      trip.days.items[1].to = 3
    }),
  ).toEqual([])
  expect(faultsOf(birds, trip => Object.assign(trip, {group: "3-days", color: "blue"}))).toEqual([
    `${birds} → group: found "3-days", expected the group of a stay of 1 day`,
  ])
})

const travelling = (ways: unknown) => (trip: {days: {items: object[]}}) =>
  Object.assign(trip.days.items[1] ?? {}, {travel: {from: words, to: words, ways}})

testRules(
  (
    [
      [[{by: "train"}], 'ways[0].by: found "train", expected one of "road", "boat", "air", "foot"'],
      [[{by: "air", hours: 0}], "ways[0].hours: found 0, expected at least 0.5"],
      [[{by: "air", hours: "2"}], 'ways[0].hours: found "2", expected a number'],
      [
        [{by: "road", hours: 8, upTo: 7}],
        "ways[0].upTo: found 7, expected more than “hours”, which is 8, or no “upTo”",
      ],
      [[{by: "road", upTo: 7}], "ways[0].upTo: found 7, expected more than “hours”, or no “upTo”"],
      [[{by: "air"}, {by: "air"}], 'ways[1].by: found "air" a second time'],
      [[], "ways: found [], expected at least 1"],
    ] as const
  ).map(([ways, message]) => [
    `travel ${JSON.stringify(ways)}`,
    whales,
    travelling(ways),
    `days.items[1].travel.${message}`,
  ]),
)
