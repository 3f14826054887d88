import {checkContent} from "./check-content"
import {parseJson} from "./content-files"
import {formatIssue} from "./issue"
import {smallContent} from "./testing/small-content"

const walk = "data/experiences/day-walk/experience.json"
const bay = "data/experiences/whale-bay/experience.json"
const coast = "data/regions/coast/region.json"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Data = any

const issuesOf = (change: (files: Record<string, Data>) => void, language: "en" | "es" = "en") => {
  const files: Record<string, Data> = smallContent()
  change(files)
  const read = Object.entries(files).map(
    ([file, value]) => [file, parseJson(file, JSON.stringify(value))] as const,
  )
  return checkContent(new Map(read), language).issues.map(formatIssue)
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

it("finds nothing wrong with sound content", () => {
  expect(issuesOf(() => {})).toEqual([])
})

it.each<[what: string, file: string, change: (value: Data) => void, issue: string]>([
  [
    "a missing language",
    walk,
    trip => delete trip.title.es,
    "title.es: expected a text; found nothing",
  ],
  [
    "a price as text",
    walk,
    trip => (trip.price = "1.400"),
    'price: expected a whole number of euros, such as 1450; found "1.400"',
  ],
  [
    "a price read as decimals",
    walk,
    trip => (trip.price = 1.4),
    "price: expected a whole number of euros, such as 1450; found 1.4",
  ],
  [
    "a list in the place of a text",
    walk,
    trip => (trip.title.en = []),
    "title.en: expected a text; found []",
  ],
  ["an unknown key", walk, trip => (trip.surprise = 1), 'surprise: Unrecognized key: "surprise"'],
  [
    "an unknown choice",
    walk,
    trip => (trip.kind = "cruise"),
    'kind: expected one of tour, experience; found "cruise"',
  ],
  [
    "a blank at an end",
    walk,
    trip => (trip.title.en += " "),
    "title.en: expected a text without blanks",
  ],
  [
    "a line break",
    walk,
    trip => (trip.title.en += "\nx"),
    "title.en: expected one line of visible characters",
  ],
  ["pasted HTML", walk, trip => (trip.description.en += "<b>"), "description.en: expected no HTML"],
  [
    "an open **",
    walk,
    trip => (trip.description.en += "**"),
    "description.en: expected ** in pairs",
  ],
  [
    "a broken link",
    walk,
    trip => (trip.description.en += " [SIC](sic.gov.co)"),
    "description.en: expected a link such as",
  ],
  [
    "lists of two lengths",
    walk,
    trip => trip.includes.items.es.pop(),
    "includes.items: expected the same number of entries",
  ],
  [
    "an impossible day",
    bay,
    trip => (trip.season.to = "06-31"),
    "season.to: expected a month and day",
  ],
  [
    "a slug with capitals",
    walk,
    trip => (trip.formerSlugs = ["Old"]),
    "formerSlugs[0]: expected lower-case letters",
  ],
  [
    "a slug that is not its folder's",
    walk,
    trip => (trip.slug = "stroll"),
    'slug: expected "day-walk", the name of its folder; found "stroll"',
  ],
  [
    "a dead link",
    walk,
    trip => (trip.description.en += " [us](/about/)"),
    "description.en: expected the path of a page",
  ],
  [
    "a link to a missing place",
    walk,
    trip => (trip.description.en += " [us](/terms/#moon)"),
    "description.en: expected the path of a page",
  ],
  [
    "an unknown placeholder",
    walk,
    trip => (trip.closing.en += " {prize}"),
    'closing.en: expected {price}, or no braces; found "{prize}"',
  ],
  [
    "a placeholder elsewhere",
    "data/site.json",
    site => (site.description.en += " {price}"),
    "description.en: expected a text without { and }",
  ],
  [
    "a placeholder where other texts are made of it",
    walk,
    trip => (trip.messagingTitle.en += " {price}"),
    "messagingTitle.en: expected a text without { and }",
  ],
  [
    "an amount that repeats the price",
    walk,
    trip => (trip.closing.en += " It is 80 euros."),
    'closing.en: expected {price}, which stands for the price; found "80 euros"',
  ],
  [
    "an amount like an old price",
    walk,
    trip => (trip.closing.es += " Desde 1.150 €."),
    'closing.es: expected {price}, which stands for the price; found "1.150 €"',
  ],
  [
    "more nights than days",
    bay,
    trip => (trip.length.nights = 6),
    "length.nights: expected no more nights",
  ],
  [
    "neither list",
    walk,
    trip => Object.assign(trip, {includes: undefined, highlights: undefined}),
    "includes: expected a list",
  ],
  [
    "a gap between days",
    bay,
    trip => (trip.days.items[1].from = 3),
    "days.items[1].from: expected 2, the day after",
  ],
  [
    "days that end too soon",
    bay,
    trip => (trip.days.items[1].to = 3),
    "days.items[1]: expected the last day of the trip, 4",
  ],
  [
    "a day elsewhere",
    bay,
    trip => {
      trip.regions = ["hills"]
      trip.days.items[1].region = "hills"
    },
    "days.items[0].region: expected a region of the trip: hills",
  ],
  [
    "a question that is answered",
    walk,
    trip => (trip.ask = ["group"]),
    "ask[0]: expected no fact that “facts” answers",
  ],
  [
    "a photograph without credit",
    bay,
    trip => (trip.photos = [photo("./a.jpg", {credit: undefined})]),
    "photos[0].credit: expected who took it",
  ],
  [
    "a photograph without right",
    bay,
    trip => (trip.photos = [photo("./a.jpg", {source: undefined})]),
    "photos[0].source: expected its licence",
  ],
  [
    "a code like its slug",
    walk,
    trip => (trip.code = "day-walk"),
    "code: expected two to five capital letters",
  ],
  [
    "a code that chats use",
    walk,
    trip => (trip.code = "PLAN"),
    "code: expected a value of its own",
  ],
  [
    "a key twice",
    "data/pages/questions.json",
    ({questions}) => (questions[1].key = questions[0].key),
    "questions[1].key: expected a value of its own",
  ],
  [
    "an exclusion that does not say of what",
    walk,
    trip => (trip.notIncluded = exclusions("**Airport taxes**", "Tasas aeroportuarias nacionales")),
    "notIncluded.items.en[0]: expected which taxes or insurance",
  ],
  [
    "an exclusion that does not say it in Spanish",
    walk,
    trip => (trip.notIncluded = exclusions("International insurance", "Seguro de viaje")),
    "notIncluded.items.es[0]: expected which taxes or insurance",
  ],
  [
    "a low above its high",
    coast,
    region => (region.altitude = {low: 9, high: 1}),
    "altitude.high: expected no lower",
  ],
])("finds %s, in one message", (_, file, change, issue) => {
  const issues = issuesOf(files => change(files[file]))
  expect(issues).toEqual([expect.stringContaining(`${file} → ${issue}`)])
})

const redirect = (from: string, to = "/en/") => ({from, to})

it.each<[what: string, redirects: object[], issue: string]>([
  [
    "leads nowhere",
    [redirect("/tours/", "/en/moon/")],
    "redirects[0].to: expected the address of a page",
  ],
  [
    "leads over another one",
    [redirect("/a/", "/en/"), redirect("/b", "/a")],
    "redirects[1].to: expected the address of a page",
  ],
  [
    "leads in a circle",
    [redirect("/a/", "/a/")],
    "redirects[0].to: expected the address of a page",
  ],
  [
    "leaves a page of the site",
    [redirect("/en/terms/", "/en/")],
    "redirects[0].from: expected an address of an earlier site",
  ],
  [
    "stands twice",
    [redirect("/ñ/"), redirect("/%C3%B1")],
    "redirects[1].from: expected a value of its own",
  ],
  ["has a query", [redirect("/?p=<id>")], "redirects[0].from: expected a path as a browser"],
  ["holds a pattern", [redirect("/tours/*")], "redirects[0].from: expected a path as a browser"],
  ["names a host", [redirect("//old.example/")], "redirects[0].from: expected a path as a browser"],
  [
    "has a percent sign by itself",
    [redirect("/100%-natural/")],
    "redirects[0].from: expected a path as a browser",
  ],
])("finds a redirect that %s, in one message", (_, redirects, issue) => {
  expect(issuesOf(files => (files["data/redirects.json"] = {redirects}))).toEqual([
    expect.stringContaining(`data/redirects.json → ${issue}`),
  ])
})

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
  const issues = issuesOf(files => {
    delete files[walk].title.es
    files[bay].price = "1.400"
    files[coast].poster = "moon"
    delete files["data/pages/home.json"]
    files["data/site.json"].email = "hola"
  }, "es")
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
