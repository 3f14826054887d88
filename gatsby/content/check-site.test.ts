import {checkSite} from "./check-site"
import {formatFault} from "./fault"

const list = (...keys: string[]) => keys.map(key => ({key}))

/** What of the content is compared with other content; sound as it is. */
const sound = () => ({
  site: {brand: "Roots", channels: []},
  home: {seo: {title: {en: "Trips", es: "Viajes"}}},
  catalogue: {
    groups: [
      {key: "9-days", poster: "tour"},
      {key: "3-days", poster: "bay"},
      {key: "1-day", poster: "walk"},
    ],
    customize: {
      points: {options: list("a", "b")},
      accommodation: {options: list("a", "b")},
      style: {options: list("a", "b")},
    },
  },
  activities: {activities: list("a", "b")},
  packing: {
    groups: [
      {key: "a", items: list("c", "d")},
      {key: "b", items: list("e")},
    ],
  },
  booking: {topics: list("a", "b")},
  questions: {questions: list("a", "b")},
  terms: {sections: list("a", "b")},
  treatment: {sections: list("a", "b")},
  conduct: {sections: list("a", "b")},
  experiences: [
    {slug: "tour", group: "9-days"},
    {slug: "bay", group: "3-days"},
    {slug: "walk", group: "1-day"},
  ],
})

type Content = ReturnType<typeof sound>

const faults = (change: (content: Content) => void, folders: string[] = []) => {
  const content = sound()
  change(content)
  return checkSite(content as never, folders).map(formatFault)
}

it("finds nothing in sound content", () => {
  expect(faults(() => undefined)).toEqual([])
})

it.each<[string, (content: Content) => {key: string}[]]>([
  [
    "data/pages/catalogue.json → customize.points.options",
    content => content.catalogue.customize.points.options,
  ],
  [
    "data/pages/catalogue.json → customize.accommodation.options",
    content => content.catalogue.customize.accommodation.options,
  ],
  [
    "data/pages/catalogue.json → customize.style.options",
    content => content.catalogue.customize.style.options,
  ],
  ["data/activities.json → activities", content => content.activities.activities],
  ["data/packing.json → groups", content => content.packing.groups],
  ["data/pages/booking.json → topics", content => content.booking.topics],
  ["data/pages/questions.json → questions", content => content.questions.questions],
  ["data/pages/terms.json → sections", content => content.terms.sections],
  ["data/pages/treatment.json → sections", content => content.treatment.sections],
  ["data/pages/conduct.json → sections", content => content.conduct.sections],
])("names a key that stands twice: %s", (place, listOf) => {
  const twice = (content: Content) => {
    const [first, second] = listOf(content)
    if (first && second) second.key = first.key
  }
  expect(faults(twice)).toEqual([
    `${place}[1].key: found "a" a second time, expected a name that is used once`,
  ])
})

it("names a thing to bring that stands in two groups", () => {
  const twice = ({packing}: Content) => {
    packing.groups[1]?.items.push({key: "d"})
  }
  expect(faults(twice)).toEqual([
    'data/packing.json → groups[1].items[1].key: found "d" a second time, expected a name that is used once',
  ])
})

it("misses a length of stay, and names one that stands twice", () => {
  const change = ({catalogue, experiences}: Content) => {
    Object.assign(catalogue.groups[2] as object, {key: "3-days", poster: "bay"})
    experiences.pop()
  }
  expect(faults(change)).toEqual([
    'data/pages/catalogue.json → groups: found no entry "1-day", expected one entry for each of 9-days, 3-days, 1-day',
    'data/pages/catalogue.json → groups[2].key: found "3-days" a second time, expected a name that is used once',
  ])
})

it("wants for a length of stay the poster of a trip of that length", () => {
  const pick = (poster: string) => (content: Content) =>
    void Object.assign(content.catalogue.groups[1] as object, {poster})
  const fault = (poster: string) =>
    `data/pages/catalogue.json → groups[1].poster: found "${poster}", expected the slug of an experience of the group "3-days"`
  expect(faults(pick("walk"))).toEqual([fault("walk")])
  expect(faults(pick("nowhere"))).toEqual([fault("nowhere")])
  // A trip that is there but not sound has faults of its own.
  expect(faults(pick("broken"), ["broken"])).toEqual([])
})

it("leaves room for the brand in the title of the home page, in each language", () => {
  const titled =
    (length: number) =>
    ({home}: Content) => {
      home.seo.title.es = "x".repeat(length)
    }
  const [message = ""] = faults(titled(60))
  const [, most] = /, expected at most (\d+) characters, which leave room/.exec(message) ?? []
  expect(message).toContain(`data/pages/home.json → seo.title.es: found "${"x".repeat(60)}"`)
  expect(faults(titled(Number(most)))).toEqual([])
  expect(faults(titled(Number(most) + 1))).toHaveLength(1)
})

it("takes no lawyer's day that has yet to come", () => {
  const on = (reviewed: string) => {
    const content = sound()
    Object.assign(content.site, {legal: {reviewed}})
    return checkSite(content as never, [], "2026-06-01").map(formatFault)
  }
  expect(on("2026-06-01")).toEqual([])
  expect(on("2026-06-02")).toEqual([
    'data/site.json → legal.reviewed: found "2026-06-02", expected a day that has been: today is 2026-06-01',
  ])
})
