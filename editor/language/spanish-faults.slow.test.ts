import fc from "fast-check"
import path from "path"
import {checkContent} from "../../gatsby/content/check-content"
import type {Fault} from "../../gatsby/content/fault"
import {changes, mutate} from "../../gatsby/content/testing/mutate"
import {makePicture, makeSmallSite} from "../../gatsby/content/testing/small-site"
import {namedContent} from "../testing/named-content"
import {translate} from "./translate"

/** What stands for itself in every language: a value, a place, a placeholder. */
const isValue = (text: string) =>
  /^(?:"(?:[^"\\]|\\.)*"|".*…|\[.*|\{["}].*|[-\d.e+]+|true|false|null|\{price\})$/su.test(text)

/** What is left of English where a shorter template than the right one has matched. */
const isHalfEnglish = (text: string) =>
  /\b(?:the|of|which|that|has|and|such|with|least|most|picture|characters|entries|(?<= )days?)\b/.test(
    text.replace(/"(?:[^"\\]|\\.)*(?:"|…)/g, ""),
  )

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Json = any

const sound = () => structuredClone(namedContent())

const faultsOf = (content: Record<string, Json>) =>
  checkContent(new Map(Object.entries(content).map(([file, value]) => [file, {value, faults: []}])))
    .faults

/** What is said of faults that is not in Spanish. */
const notInSpanish = (faults: readonly Fault[]): string[] =>
  faults
    .flatMap(({found, expected}) => [found, expected])
    .filter(text => !isValue(text))
    .filter(text => translate(text, "es") === text || isHalfEnglish(translate(text, "es")))

/** Puts a value in the place of all others of its kind. */
const replaceAll = (value: Json, put: Json, key = ""): Json => {
  if (key === "$schema") return value
  if (Array.isArray(value)) return value.map(inner => replaceAll(inner, put))
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, replaceAll(inner, put, name)]),
    )
  return put
}

it.each([
  ["nothing", undefined],
  ["a number", -1.5],
  ["a number below zero", -1],
  ["a large number", 1e9],
  ["nothing written", ""],
  ["one letter", "a"],
  ["blanks at its ends", " a "],
  ["fifty thousand characters", "x".repeat(50_000)],
  ["HTML", "<b>a</b>"],
  ["HTML's names of signs", "a &amp; b"],
  ["Markdown", "[a](b)"],
  ["half a bold part", "a **b"],
  ["an empty bold part", "a ** ** b"],
  ["signs that nobody sees", "a\u200bb"],
  ["braces", "a {b}"],
  ["an amount", "From €1,234."],
  ["an empty list", []],
  ["a list", ["a"]],
  ["an object", {a: 1}],
])("has Spanish for every fault of files that hold %s everywhere", (_, put) => {
  const content = Object.entries(sound()).map(([file, value]) => [file, replaceAll(value, put)])
  expect(notInSpanish(faultsOf(Object.fromEntries(content)))).toEqual([])
})

const [trip = "", other = ""] = Object.keys(sound()).filter(file => /experience\.json$/.test(file))

const days = (...spans: {from: number; to?: number}[]) => ({
  status: "example",
  items: spans.map(span => ({
    ...span,
    title: {en: "A day out", es: "Un día afuera"},
    description: {en: "We go there.", es: "Vamos allá."},
    region: sound()[trip].regions[0],
  })),
})

const regionIn = (content: Json): Json =>
  Object.entries<Json>(content).find(([file]) => /region\.json$/.test(file))?.[1]

it.each<[string, (one: Json, two: Json, all: Json) => void]>([
  ["more nights than days", one => (one.length = {days: 1, nights: 9})],
  ["its price in a text", one => (one.closing.en = `All for €${one.price}.`)],
  ["empty lists", one => (one.includes.items = {en: [], es: []})],
  ["another group", one => (one.group = one.group === "1-day" ? "9-days" : "1-day")],
  ["another colour", one => (one.color = one.color === "red" ? "blue" : "red")],
  ["no list", one => (one.includes = one.highlights = undefined)],
  ["lists of several lengths", one => one.includes.items.en.push("More")],
  ["too many lines", one => (one.includes.items.en = Array(40).fill("More"))],
  ["an unknown field", one => (one.prize = 1)],
  ["days of a day", one => Object.assign(one, {length: {days: 1}, days: days({from: 1})})],
  ["days from the second", one => Object.assign(one, {length: {days: 9}, days: days({from: 2})})],
  [
    "a gap between days",
    one => Object.assign(one, {length: {days: 9}, days: days({from: 1}, {from: 3, to: 9})}),
  ],
  [
    "days that end before they begin",
    one => Object.assign(one, {length: {days: 9}, days: days({from: 1}, {from: 2, to: 1})}),
  ],
  ["days without an end", one => Object.assign(one, {length: {days: 9}, days: days({from: 1})})],
  [
    "days elsewhere",
    one => {
      one.days = days({from: 1, to: 9})
      one.length = {days: 9}
      one.days.items[0].region = "elsewhere"
    },
  ],
  [
    "what it covers and does not",
    one => {
      one.covers = {meals: "ask", guide: "included"}
      one.includes.items = {en: ["All meals"], es: ["Todas las comidas"]}
      one.notIncluded = {...one.includes, items: {en: ["A guide"], es: ["Un guía"]}}
    },
  ],
  ["another's texts and code", (one, two) => Object.assign(one, {...two, slug: one.slug})],
  ["another's slug", (one, two) => (one.slug = two.slug)],
  ["another's address", (one, two) => (one.formerSlugs = [two.slug])],
  ["a code of another kind of chat", one => (one.code = "CHAT")],
  [
    "a title without room for the brand",
    (_one, _two, all) => {
      for (const [file, {seo}] of Object.entries<Json>(all))
        if (file.startsWith("data/pages/") && seo) seo.title.en = "x".repeat(60)
    },
  ],
  ["a height above the highest", (_one, _two, all) => (regionIn(all).altitude = {low: 9, high: 1})],
  ["a picture without words", (_one, _two, all) => (regionIn(all).image = "./a.jpg")],
  [
    "two channels of one source",
    (_one, _two, {"data/site.json": site}) => {
      const channel = {source: "news", code: "EN"}
      site.channels = [channel, channel]
    },
  ],
  [
    "two questions of one key",
    (_one, _two, {"data/pages/questions.json": page}) => {
      page.questions.push(page.questions[0])
    },
  ],
  [
    "a group that is missing",
    (_one, _two, {"data/pages/catalogue.json": page}) => {
      page.groups[0].key = page.groups[1].key
    },
  ],
  [
    "a poster of another group",
    (_one, _two, {"data/pages/catalogue.json": page}) => {
      page.groups[0].poster = page.groups[1].poster
    },
  ],
])("has Spanish for a trip or a page with %s", (_, change) => {
  const content = sound()
  change(content[trip], content[other], content)
  expect(faultsOf(content)).not.toEqual([])
  expect(notInSpanish(faultsOf(content))).toEqual([])
})

it("has Spanish for what only a look at the disk tells, of pictures and of words", async () => {
  const site = await makeSmallSite(namedContent())
  const trips = Object.keys(namedContent()).filter(file => /experience\.json$/.test(file))
  const whole = await makePicture(1600)
  const pictures: [string, Buffer?][] = [
    ["./none.jpg"],
    ["./low.jpg", await makePicture(1600, 90)],
    ["./narrow.jpg", await makePicture(640)],
    ["./half.jpg", whole.subarray(0, whole.length / 2)],
    ["./other.bin", await makePicture(1600, 900, ".png")],
    ["./telephone.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["./text.jpg", Buffer.from("no picture")],
    ["../../../outside.jpg"],
    ["./one.jpg", whole],
    ["./two.jpg", whole],
  ]
  for (const [index, [image, bytes]] of pictures.entries()) {
    const file = trips[index % trips.length] ?? ""
    await site.edit(file, one => (one.image = image))
    if (bytes) await site.write(path.posix.join(path.dirname(file), image), bytes)
    const {faults} = await site.load()
    expect(faults).not.toEqual([])
    expect(notInSpanish(faults)).toEqual([])
  }
  await site.edit(trips[0] ?? "", one => (one.title.en = "To the river → 🎉"))
  expect(notInSpanish((await site.load()).faults)).toEqual([])
  await site.edit("locales/es/common.json", words => {
    words.nav.home = `${words.nav.home} {{count}}`
  })
  const {faults} = await site.load()
  expect(faults.some(({file}) => file.startsWith("locales/"))).toBe(true)
  expect(notInSpanish(faults)).toEqual([])
})

it("has Spanish for the faults of content that is changed at random", () => {
  const files = Object.keys(sound())
  fc.assert(
    fc.property(fc.constantFrom(...files), changes, (file, list) => {
      const broken = JSON.parse(mutate(sound()[file], list) || "null")
      expect(notInSpanish(faultsOf({...sound(), [file]: broken}))).toEqual([])
    }),
    {numRuns: 50},
  )
})
