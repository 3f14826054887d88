import {cp, rm} from "fs/promises"
import {tellFault} from "./fault"
import {copySite, projectContent, type Site} from "./testing/copied-site"

const trips = Object.keys(projectContent()).filter(file => /\/experience\.json$/.test(file))
const [file = "", other = ""] = trips
const slugOf = (trip: string) => trip.split("/").at(-2)

let site: Site

beforeEach(async () => {
  site = await copySite()
})
afterEach(() => rm(site.root, {recursive: true}))

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Change = (trip: any) => void

/** What an editor does by mistake; the field; what the message says was found; what it expects. */
const edits: [string, Change, string, string | RegExp, string][] = [
  [
    "writes the price into a text",
    trip => (trip.closing.es = `Todo por ${trip.price} €.`),
    "closing.es",
    /"\d+ €"/,
    "{price}, which stands for the price",
  ],
  [
    "leaves an older price in a text",
    trip => (trip.closing.en = `From €${trip.price + 1} only.`),
    "closing.en",
    /"€\d+"/,
    "{price}, or an amount that is no starting price, such as “about €15”",
  ],
  [
    "misspells {price}",
    trip => (trip.closing.en = "{prise}"),
    "closing.en",
    '"{prise}"',
    "{price}",
  ],
  [
    "puts the price into quotes",
    trip => (trip.price = "400"),
    "price",
    '"400"',
    "a whole number of euros",
  ],
  [
    "ends a season on a day that no year has",
    trip => (trip.season = {from: "12-01", to: "02-30"}),
    "season.to",
    '"02-30"',
    'a month and day of the calendar, such as "06-15"',
  ],
  ["forgets the Spanish text", trip => delete trip.title.es, "title.es", "nothing", "a text"],
  [
    "writes a card that is too long",
    trip => (trip.cardDescription.en = "word ".repeat(40).trim()),
    "cardDescription.en",
    /"word .*…/,
    "at most 140 characters",
  ],
  [
    "misspells the name of a field",
    trip => (trip.prize = 60),
    "prize",
    "an unknown key",
    "only the keys of docs/content.md",
  ],
  [
    "uses HTML",
    trip => (trip.closing.en = "<b>Come</b>"),
    "closing.en",
    '"<b>Come</b>"',
    "plain words on one line, without < or >",
  ],
  [
    "names a region that there is not",
    trip => (trip.regions = ["atlantis"]),
    "regions[0]",
    '"atlantis"',
    `one of ${Object.values(projectContent())
      .filter(({latitude}) => latitude !== undefined)
      .map(({slug}) => `"${slug}"`)
      .join(", ")}`,
  ],
  [
    "names a picture that there is not",
    trip => (trip.image = "./photo.jpg"),
    "image",
    '"./photo.jpg", which does not exist',
    "a JPEG, PNG or WebP picture at that place",
  ],
  [
    "gives a trip another's title",
    trip => (trip.title.en = projectContent()[other].title.en),
    "title.en",
    /".*, as in .*/,
    "words of its own",
  ],
  [
    "gives a trip another's code",
    trip => (trip.code = projectContent()[other].code),
    "code",
    /".*, as in .*/,
    expect.stringMatching(/^a code of its own, such as "[A-Z]{2,5}"$/),
  ],
  [
    "redirects the address of another trip",
    trip => (trip.formerSlugs = [slugOf(other)]),
    "formerSlugs[0]",
    `"${slugOf(other)}", an address of ${other}`,
    "a slug that no trip has, and that one trip had",
  ],
  [
    "gives the slug another name than the folder",
    trip => (trip.slug = "another-name"),
    "slug",
    '"another-name"',
    `"${slugOf(file)}", the name of its folder`,
  ],
]

it.each(edits)("whoever %s gets one message", async (_, change, field, found, expected) => {
  await site.edit(file, change)
  const {faults} = await site.load()
  // Of two values that are the same, the second is told.
  const told = faults
    .map(tellFault)
    .map(fault => ({...fault, isHere: [file, other].includes(fault.file)}))
  expect(told).toEqual([
    {
      file: expect.any(String),
      field,
      found: typeof found === "string" ? found : expect.stringMatching(found),
      expected,
      isHere: true,
    },
  ])
})

it("whoever copies a folder and changes the slug alone is told all that must differ", async () => {
  const copy = file.replace(`/${slugOf(file)}/`, "/copied-trip/")
  await cp(site.at(`data/experiences/${slugOf(file)}`), site.at("data/experiences/copied-trip"), {
    recursive: true,
  })
  await site.edit(copy, trip => {
    delete trip.formerSlugs
    trip.slug = "copied-trip"
  })
  const {faults} = await site.load()
  const texts = ["title", "messagingTitle", "seo.title", "seo.description"]
  const fields = texts.flatMap(text => [`${text}.en`, `${text}.es`])
  expect(faults.map(({place}) => place.field).sort()).toEqual([...fields, "code", "image"].sort())
  for (const fault of faults.map(tellFault)) {
    const [one, two] = [fault.file, /, as in (.*)$/.exec(fault.found)?.[1]].sort()
    expect([one, two]).toEqual([file, copy].sort())
  }
})
