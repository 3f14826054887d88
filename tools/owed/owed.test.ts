import {z} from "zod"
import type {SiteContent} from "../../gatsby/content/site-content"
import {smallContent} from "../../gatsby/content/testing/small-content"
import {applyAnswers} from "./apply-answers"
import {answersFor, readAnswer} from "./read-answer"
import {owedList, owedSheet, readSheet} from "./sheet"

const fileOf = (slug: string) => `data/experiences/${slug}/experience.json`

/** A small site where some rows of one trip are open. */
const site = () => {
  const files = smallContent() as Record<string, Record<string, unknown>>
  const [file = ""] = Object.keys(files).filter(name => name.startsWith("data/experiences/"))
  const trip = files[file] as {slug: string; covers: object; notIncluded?: unknown}
  Object.assign(trip, {
    covers: {meals: "ask", guide: "ask"},
    includes: undefined,
    highlights: trip.slug && {
      title: {en: "Places", es: "Lugares"},
      items: {en: ["A place"], es: ["Un lugar"]},
    },
    notIncluded: undefined,
    ask: undefined,
  })
  const site = files["data/site.json"] as Record<string, unknown>
  Object.assign(site, {priceBasis: "ask"})
  const content = {site, experiences: [trip]} as unknown as SiteContent
  const read = (name: string) => JSON.parse(JSON.stringify(files[name])) as Record<string, unknown>
  return {content, read, slug: trip.slug}
}

const apply = (...rows: [trip: string, field: string, answer: string][]) => {
  const {content, read} = site()
  const answers = rows.map(([trip, field, answer], index) => ({
    line: index + 2,
    trip,
    field,
    answer,
  }))
  return applyAnswers(answers, content, read)
}

it("asks every open fact in both languages, as a list and as a sheet that can be read back", () => {
  const {content, slug} = site()
  const list = owedList(content)
  expect(list).toContain("Does the price cover the meals?")
  expect(list).toContain("¿El precio cubre las comidas?")
  expect(list.match(/- \[ \]/g)).toHaveLength(3)
  const sheet = owedSheet(content)
  expect(readSheet("owed.csv", Buffer.from(sheet))).toEqual([
    {line: 2, trip: "", field: "priceBasis", answer: ""},
    {line: 3, trip: slug, field: "covers.meals", answer: ""},
    {line: 4, trip: slug, field: "covers.guide", answer: ""},
  ])
  expect(sheet).toContain("included / partly / not-included")
})

it("reads what a spreadsheet of another country saves, and says which columns it misses", () => {
  const read = (text: string) => readSheet("owed.csv", Buffer.from(text))
  expect(read("\ufefffield;trip;answer\r\npriceBasis;; grupo \r\n")).toEqual([
    {line: 2, trip: "", field: "priceBasis", answer: "grupo"},
  ])
  expect(() => read("a,b\n1,2\n")).toThrow("no column trip, field, answer; found a, b.")
})

it("writes answers into the data, in words of either language", () => {
  const {slug} = site()
  const {files, faults} = apply(
    ["", "priceBasis", "por persona"],
    [slug, "covers.meals", "No incluido"],
    [slug, "covers.guide", ""],
  )
  expect(faults).toEqual([])
  expect(files.get("data/site.json")).toMatchObject({priceBasis: "person"})
  expect(files.get(fileOf(slug))).toMatchObject({covers: {meals: "not-included", guide: "ask"}})
})

it("writes nothing while a cell does not fit, and names each", () => {
  const {slug} = site()
  const {files, faults} = apply(
    [slug, "covers.meals", "maybe"],
    [slug, "covers.guide", "included"],
    [slug, "covers.guide", "partly"],
    [slug, "price", "20"],
    ["nowhere", "covers.meals", "included"],
  )
  expect(files.size).toBe(0)
  expect(faults).toEqual([
    expect.stringMatching(/^line 2, answer: found "maybe", expected one of "included"/),
    expect.stringMatching(/^line 4, field: .* expected one answer for each question/),
    expect.stringMatching(/^line 5, field: found "price", expected a question that is open/),
    expect.stringMatching(/^line 6, trip: found "nowhere", expected the slug of a trip/),
  ])
})

it("reads values of any shape that a fact may have", () => {
  const group = z.strictObject({fewest: z.int(), most: z.int(), private: z.boolean().optional()})
  expect(readAnswer(group, "fewest: 2; most: 8; private: sí")).toEqual({
    fewest: 2,
    most: 8,
    private: true,
  })
  expect(readAnswer(z.array(z.enum(["en", "es"])).optional(), "en, es")).toEqual(["en", "es"])
  expect([readAnswer(z.number(), "4,5"), readAnswer(z.number(), "four")]).toEqual([4.5, "four"])
  expect(answersFor(group)).toBe("fewest: 1, 2, 3 …; most: 1, 2, 3 …; (private: sí / no)")
  const spoken = z.strictObject({
    languages: z.array(z.string()),
    note: z.strictObject({en: z.string(), es: z.string()}).optional(),
  })
  expect(
    readAnswer(spoken, "languages: en, es; note.en: Ask us; we know: more; note.es: Hola"),
  ).toEqual({
    languages: ["en", "es"],
    note: {en: "Ask us; we know: more", es: "Hola"},
  })
  expect(readAnswer(spoken, "en, es")).toBe("en, es")
})
