import {checkContent} from "./check-content"
import {formatIssue, setIssueLanguage} from "./issue"
import {smallContent} from "./testing/small-content"

const walk = "data/experiences/day-walk/experience.json"
const bay = "data/experiences/whale-bay/experience.json"
const coast = "data/regions/coast/region.json"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Data = any

const issuesOf = (change: (files: Record<string, Data>) => void) => {
  const files: Record<string, Data> = smallContent()
  change(files)
  const values = JSON.parse(JSON.stringify(files))
  return checkContent(new Map(Object.entries(values))).issues.map(formatIssue)
}

const photo = (image: string, more: object = {}) => ({
  image,
  imageAlt: {
    en: "A boat on the water, seen from above.",
    es: "Una lancha en el agua, desde arriba.",
  },
  credit: "Ana Pérez",
  source: "Taken by our guide",
  people: "none",
  ...more,
})

const exclusions = (en: string, es: string) => ({
  title: {en: "Not included", es: "No incluye"},
  items: {en: [en], es: [es]},
})

afterEach(() => setIssueLanguage("en"))

it("finds nothing wrong with sound content", () => {
  expect(issuesOf(() => {})).toEqual([])
})

type Rows = [issue: string, change: (value: Data) => unknown][]

/** Changes of a file, each with the one message that it leads to. */
const findsEach = (file: string, rows: Rows) =>
  it.each(rows)(`finds in ${file}, in one message: %s`, (issue, change) => {
    const issues = issuesOf(files => change(files[file]))
    expect(issues).toEqual([expect.stringContaining(`${file} → ${issue}`)])
  })

findsEach(walk, [
  ["title.es: expected a text; found nothing", trip => delete trip.title.es],
  [
    'price: expected a whole number of euros, such as 1450; found "1.400"',
    trip => (trip.price = "1.400"),
  ],
  ["price: expected a whole number of euros, such as 1450; found 1.4", trip => (trip.price = 1.4)],
  ["title.en: expected a text; found []", trip => (trip.title.en = [])],
  ['surprise: Unrecognized key: "surprise"', trip => (trip.surprise = 1)],
  ['kind: expected one of tour, experience; found "cruise"', trip => (trip.kind = "cruise")],
  ["regions: expected a list without repeated", trip => (trip.regions = ["coast", "coast"])],
  ["title.en: expected a text without blanks", trip => (trip.title.en += " ")],
  ["title.en: expected one line of visible characters", trip => (trip.title.en += "\nx")],
  ["description.en: expected no HTML", trip => (trip.description.en += "<b>")],
  ["description.en: expected ** in pairs", trip => (trip.description.en += "**")],
  [
    "description.en: expected a link such as",
    trip => (trip.description.en += " [SIC](sic.gov.co)"),
  ],
  ["includes.items: expected the same number of entries", trip => trip.includes.items.es.pop()],
  ["formerSlugs[0]: expected lower-case letters", trip => (trip.formerSlugs = ["Old"])],
  [
    'slug: expected "day-walk", the name of its folder; found "stroll"',
    trip => (trip.slug = "stroll"),
  ],
  [
    "description.en: expected the path of a page",
    trip => (trip.description.en += " [us](/about/)"),
  ],
  [
    "description.en: expected the path of a page",
    trip => (trip.description.en += " [us](/terms/#moon)"),
  ],
  [
    'closing.en: expected {price}, which stands for the price, or no braces; found "{prize}"',
    trip => (trip.closing.en += " {prize}"),
  ],
  // Other texts are made of it.
  [
    "messagingTitle.en: expected a text without { and }",
    trip => (trip.messagingTitle.en += " {price}"),
  ],
  [
    "includes: expected a list",
    trip => Object.assign(trip, {includes: undefined, highlights: undefined}),
  ],
  ["ask[0]: expected no fact that “facts” answers", trip => (trip.ask = ["group"])],
  [
    "facts.duration.upTo: expected no less than “hours”",
    ({facts}) => (facts.duration = {hours: 8, upTo: 2, sense: "about"}),
  ],
  [
    "facts.effort.upTo: expected no easier",
    ({facts: {effort}}) => Object.assign(effort, {level: "demanding", upTo: "easy"}),
  ],
  ["code: expected two to five capital letters", trip => (trip.code = "day-walk")],
  // Chats use it.
  ["code: expected a value of its own", trip => (trip.code = "PLAN")],
  [
    "notIncluded.items.en[0]: expected which taxes or insurance",
    trip => (trip.notIncluded = exclusions("**Airport taxes**", "Tasas aeroportuarias nacionales")),
  ],
  [
    "notIncluded.items.es[0]: expected which taxes or insurance",
    trip => (trip.notIncluded = exclusions("International insurance", "Seguro de viaje")),
  ],
])

findsEach(bay, [
  ["season.to: expected a month and day", trip => (trip.season.to = "06-31")],
  ["length.nights: expected no more nights", trip => (trip.length.nights = 6)],
  [
    "facts.accommodation.nights: expected no more nights",
    trip => (trip.facts = {accommodation: {nights: 5}}),
  ],
  ["days.items[1].from: expected 2, the day after", trip => (trip.days.items[1].from = 3)],
  ["days.items[1]: expected the last day of the trip, 4", trip => (trip.days.items[1].to = 3)],
  [
    "days.items[0].region: expected a region of the trip: hills",
    trip => {
      trip.regions = ["hills"]
      trip.days.items[1].region = "hills"
    },
  ],
  [
    "photos: expected a list without repeated",
    trip => (trip.photos = [photo("./a.jpg"), photo("./a.jpg", {credit: "Luz Díaz"})]),
  ],
  [
    "photos[0].credit: expected a text",
    trip => (trip.photos = [photo("./a.jpg", {credit: undefined})]),
  ],
  [
    "photos[0].source: expected its licence",
    trip => (trip.photos = [photo("./a.jpg", {source: undefined})]),
  ],
])

findsEach("data/site.json", [
  ["description.en: expected a text without { and }", site => (site.description.en += " {price}")],
  [
    "channels: expected a list without repeated",
    ({channels}) => (channels[1].source = channels[0].source),
  ],
])

findsEach("data/pages/booking.json", [
  [
    "topics[0].key: Too big: expected string to have <=14",
    ({topics}) => (topics[0].key = "fifteen-letters"),
  ],
])

findsEach("data/pages/questions.json", [
  [
    "questions[1].key: expected a value of its own",
    ({questions}) => (questions[1].key = questions[0].key),
  ],
])

findsEach(coast, [
  ["altitude.high: expected no less", region => (region.altitude = {low: 9, high: 1})],
  ["photo: expected nothing, as there is none", region => (region.photo = "whale-bay/a.jpg")],
])

const redirect = (from: string, to = "/en/") => ({from, to})

findsEach("data/redirects.json", [
  [
    "redirects[0].to: expected the address of a page",
    file => (file.redirects = [redirect("/tours/", "/en/moon/")]),
  ],
  // Over another one.
  [
    "redirects[1].to: expected the address of a page",
    file => (file.redirects = [redirect("/a/"), redirect("/b", "/a")]),
  ],
  // In a circle.
  [
    "redirects[0].to: expected the address of a page",
    file => (file.redirects = [redirect("/a/", "/a/")]),
  ],
  ...[
    "/en/terms/",
    "/logout/",
    "/robots.txt",
    "/experiences/old-tour/",
    "/es/experiences/old-tour",
  ].map((from): Rows[number] => [
    "redirects[0].from: expected an address of an earlier site",
    file => (file.redirects = [redirect(from)]),
  ]),
  [
    "redirects[1].from: expected a value of its own",
    file => (file.redirects = [redirect("/ñ/"), redirect("/%C3%B1")]),
  ],
  ...["/?p=<id>", "/tours/*", "//old.example/", "/100%-natural/"].map((from): Rows[number] => [
    `redirects[0].from: expected a path as a browser`,
    file => (file.redirects = [redirect(from)]),
  ]),
])

it("takes redirects from any spelling, photographs named elsewhere, and other amounts", () => {
  expect(
    issuesOf(files => {
      files["data/redirects.json"].redirects = [
        redirect("/tours/", "/en/experiences/"),
        redirect("/Old.html"),
        redirect("/?p=123"),
        redirect("/?p=124&lang=es"),
        redirect("/viajes/caño-cristales"),
        redirect("/viajes/100%25-natural/"),
      ]
      files[bay].photos = [photo("./a.jpg")]
      files[coast].photo = "whale-bay/a.jpg"
      files[walk].closing.en += " A tax of about €15 is paid there. [Terms](/terms/)."
    }),
  ).toEqual([])
})

it("finds what a duplicated trip shares with its original", () => {
  const copy = "data/experiences/evening/experience.json"
  const issues = issuesOf(files => {
    files[copy] = {...structuredClone(files[walk]), slug: "evening", formerSlugs: ["old-tour"]}
  })
  const shared = ["code", "title.en", "messagingTitle.es", "seo.description.en", "formerSlugs[0]"]
  for (const field of shared)
    expect(issues).toContainEqual(
      expect.stringContaining(`${copy} → ${field}: expected a value of`),
    )
})

it("names every issue of all files in one run, in Spanish where that is asked for", () => {
  setIssueLanguage("es")
  const issues = issuesOf(files => {
    delete files[walk].title.es
    files[bay].price = "1.400"
    files[coast].poster = "moon"
    delete files["data/pages/home.json"]
    files["data/site.json"].email = "hola"
  })
  expect(issues.sort()).toEqual([
    `${walk} → title.es: se esperaba un texto; se encontró nada`,
    `${bay} → price: se esperaba un número entero de euros, como 1450; se encontró "1.400"`,
    expect.stringContaining(`${coast} → poster: se esperaba uno de estos: grand-tour, whale-bay`),
    'data/site.json → email: se esperaba una dirección de correo electrónico; se encontró "hola"',
  ])
})

it("finds a title for chats that another trip's chats say already, as its title", () => {
  const issues = issuesOf(files => {
    delete files[walk].messagingTitle
    files[bay].messagingTitle = files[walk].title
  })
  expect(issues).toContainEqual(expect.stringContaining(`${bay} → messagingTitle.es: expected a`))
})

/** What is found of a trip for 1,400 euros whose closing says that. */
const foundIn = (closing: string) =>
  issuesOf(files => {
    files[walk].price = 1400
    files[walk].closing.en = closing
  }).map(issue => /closing.en: expected \{price\}, .*found "(.*)"$/.exec(issue)?.[1])

it.each(["€1,400", "1.400 €", "1400 euros", "EUR 1 400", "1400.00 €", "€1400"])(
  "finds %s, which repeats the price",
  amount => {
    expect(foundIn(`It is ${amount}, 3 days.`)).toEqual([amount])
  },
)

it("takes other amounts, but none that is introduced like a price", () => {
  expect(foundIn("A tax of €15, or 1.401 €, or 14000 €.")).toEqual([])
  expect(foundIn("From €15.")).toEqual(["€15"])
  expect(foundIn("Desde **15 €**.")).toEqual(["15 €"])
})
