import {checkContent} from "./check-content"
import {checkFormerSlugs, checkTrips} from "./check-trips"
import {formatFault, tellFault} from "./fault"
import {checkSlugs} from "./own-values"
import {makeTrip, smallContent, smallTrips} from "./testing/small-content"
import {faultsOf} from "./testing/trip-rules"

const {walk, whales} = smallTrips

/** Faults of two trips, as far as they tell of one another; the changes are made to the second. */
const faults = (changes: object, first: object = {}) => {
  const files = [
    {file: "walk.json", value: {...makeTrip(walk), ...first}},
    {file: "bay.json", value: {...makeTrip(whales), ...changes}},
  ]
  return checkTrips(files.map(of => ({...of, content: of.value as never}))).map(formatFault)
}

const words = (en: string, es: string) => ({en, es})

it("finds nothing where trips differ", () => {
  expect(faults({})).toEqual([])
})

it("names titles and search texts that another trip has, in whatever letters, each with its language", () => {
  const seo = {title: words("Sea", "Mar"), description: words("By the sea", "Junto al mar")}
  const first = {title: words("Bay", "Bahía"), messagingTitle: words("A", "B"), seo}
  const copy = {title: words("BAY", "Otra"), messagingTitle: words("C", "b"), seo}
  const own = (field: string, found: string) =>
    `bay.json → ${field}: found "${found}", as in walk.json, expected words of its own`
  expect(faults(copy, first)).toEqual([
    own("title.en", "BAY"),
    own("messagingTitle.es", "b"),
    own("seo.title.en", "Sea"),
    own("seo.title.es", "Mar"),
    own("seo.description.en", "By the sea"),
    own("seo.description.es", "Junto al mar"),
  ])
})

it("takes the same words in another language, another field, or a text that may repeat", () => {
  const first = {
    title: words("Cali", "Salsa"),
    seo: {title: words("Sea", "Mar"), description: words("S", "M")},
    subtitle: {title: words("Twice", "Dos veces")},
    cardDescription: words("Twice", "Dos veces"),
  }
  const other = {
    ...first,
    title: words("Salsa", "Cali"),
    seo: {title: words("S", "M"), description: words("Sea", "Mar")},
  }
  expect(faults(other, first)).toEqual([])
})

it("names the first trip that has a code, however many others have it, too", () => {
  const value = {code: "WALK"}
  const named = ["a", "b", "c"].map(name => ({file: `${name}.json`, value}))
  expect(
    checkTrips(named)
      .map(tellFault)
      .map(({file, found}) => `${file} ${found}`),
  ).toEqual(['b.json "WALK", as in a.json', 'c.json "WALK", as in a.json'])
})

it("tells of prices in texts, codes and former addresses, too", () => {
  const description = words(`From €${whales.price}.`, "Nada.")
  const code = "WALK"
  expect(faults({description, code, formerSlugs: [walk.slug]}, {code})).toEqual([
    expect.stringMatching(/^bay\.json → description\.en: found "€1200", expected \{price\}/),
    expect.stringMatching(/^bay\.json → code: found "WALK", as in walk\.json/),
    expect.stringMatching(/whale-bay\/.* → formerSlugs\[0\]: found "day-walk", an address of/),
  ])
})

const folder = (name: string, slug: unknown = name) => ({folder: name, file: `${name}.json`, slug})

it("takes a folder whose file has its name, and leaves to the shape what is no text", () => {
  expect(
    checkSlugs([folder("cali"), folder("bay"), folder("odd", 7), folder("none", null)]),
  ).toEqual([])
  expect(checkSlugs([folder("odd", 7), folder("other", 7)])).toEqual([])
})

it("names a slug that is not its folder's, and one that two files have", () => {
  const faults = checkSlugs([folder("cali"), folder("salsa", "cali"), folder("bay", "sea")])
  expect(faults.map(formatFault)).toEqual([
    'salsa.json → slug: found "cali", expected "salsa", the name of its folder',
    'bay.json → slug: found "sea", expected "bay", the name of its folder',
    'salsa.json → slug: found "cali", which cali.json has already, expected a slug of its own',
  ])
})

describe("former slugs", () => {
  const faults = (trips: Parameters<typeof checkFormerSlugs>[0]) =>
    checkFormerSlugs(trips).map(formatFault)
  const fault = (slug: string, place: number, former: string, owner: string) =>
    `data/experiences/${slug}/experience.json → formerSlugs[${place}]: found "${former}", an address of data/experiences/${owner}/experience.json, expected a slug that no trip has, and that one trip had`

  it("may be several of a trip, and none", () => {
    expect(faults([{slug: "cali", formerSlugs: ["salsa", "dance"]}, {slug: "bay"}])).toEqual([])
  })

  it("are no trip's of today, no other trip's, and not its own twice", () => {
    expect(
      faults([
        {slug: "cali", formerSlugs: ["salsa", "bay", "cali"]},
        {slug: "bay", formerSlugs: ["gulf", "gulf", "salsa"]},
      ]),
    ).toEqual([
      fault("cali", 1, "bay", "bay"),
      fault("cali", 2, "cali", "cali"),
      fault("bay", 1, "gulf", "bay"),
      fault("bay", 2, "salsa", "cali"),
    ])
  })
})

it.each([
  ["data/activities.json", "activities"],
  ["data/packing.json", "groups"],
])("tells of %s alone where the names that others use cannot be read from it", (file, list) => {
  const faults = faultsOf(file, value => {
    value[list] = 7
  })
  expect(faults).toEqual([`${file} → ${list}: found 7, expected a list`])
})

it("checks a file by itself once, as long as nobody reads it anew", () => {
  const read = new Map(
    Object.entries(smallContent()).map(([file, value]) => [file, {value, faults: []}]),
  )
  const {site} = checkContent(read).content
  expect(checkContent(read).content.site).toBe(site)
  const changed = {...smallContent()["data/site.json"], email: "nobody"}
  const again = new Map([...read, ["data/site.json", {value: changed, faults: []}]])
  expect(checkContent(again).faults.map(({place}) => place.field)).toContain("email")
})
