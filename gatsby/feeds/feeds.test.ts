import {rm} from "fs/promises"
import {languages} from "../../src/i18n/languages"
import type {SiteContent} from "../content/site-content"
import {makeSmallSite} from "../content/testing/small-site"
import {readCsv} from "../files/csv"
import {metaFaults} from "./meta-rules"
import {tripsSchema} from "./trips-schema"
import {feedFiles} from "./write-feeds"

const siteUrl = "https://a.example"

const filesOf = (content: SiteContent) => {
  const pictures = new Map(content.experiences.map(({slug}) => [slug, `feeds/${slug}.jpg`]))
  return feedFiles(content, {siteUrl, pictures})
}

let small: SiteContent | undefined

beforeAll(async () => {
  const site = await makeSmallSite()
  small = (await site.load()).content
  await rm(site.root, {recursive: true})
}, 30_000)

const smallContent = () => {
  if (!small) throw new Error("the small site is not sound")
  return structuredClone(small)
}

const bytes = (text = "") => new TextEncoder().encode(text)

const rowsOf = (text = "") => {
  const [heading, ...rows] = readCsv(text).map(({cells}) => cells)
  return rows.map(row => Object.fromEntries(row.map((cell, index) => [heading?.[index], cell])))
}

const checked = (content: SiteContent) => {
  const files = filesOf(content)
  for (const language of languages) {
    expect(metaFaults(bytes(files[`meta-${language}.csv`]))).toEqual([])
    const feed = tripsSchema.parse(JSON.parse(files[`trips-${language}.json`] ?? ""))
    expect(feed.trips.map(({id}) => id)).toEqual(content.experiences.map(({slug}) => slug))
    const found = rowsOf(files[`meta-${language}.csv`]).map(({id}) => id)
    expect(found).toEqual(content.experiences.map(({slug}) => slug))
  }
  return files
}

it("keeps to Meta's rules and to its own schema, and says the price of the trip's one field, in plain words and with absolute addresses", () => {
  const content = smallContent()
  const files = checked(content)
  const {price} = content.experiences.find(({slug}) => slug === "whale-bay") ?? {price: 0}
  const row = rowsOf(files["meta-en.csv"]).find(({id}) => id === "whale-bay")
  expect(row).toMatchObject({
    price: `${price}.00 EUR`,
    link: `${siteUrl}/en/experiences/whale-bay/`,
    image_link: `${siteUrl}/feeds/whale-bay.jpg`,
    availability: "in stock",
    condition: "new",
    brand: content.site.brand,
  })
  const feed = tripsSchema.parse(JSON.parse(files["trips-es.json"] ?? ""))
  expect(feed.trips.find(({id}) => id === "whale-bay")).toMatchObject({
    url: `${siteUrl}/es/experiences/whale-bay/`,
    translations: {en: `${siteUrl}/en/experiences/whale-bay/`},
    price: {from: price, currency: "EUR"},
    season: {from: "06-15", to: "10-20"},
  })
})

it("says in the other language only what Meta takes from a language feed", () => {
  const {"meta-es.csv": text} = filesOf(smallContent())
  const [row] = rowsOf(text)
  expect(Object.keys(row ?? {})).toEqual(["id", "override", "title", "description", "link"])
  expect(row?.override).toBe("es_XX")
})

it("keeps commas, quotes and line breaks, and makes no formula", () => {
  const content = smallContent()
  const [first, second, third] = content.experiences
  if (!first || !second || !third) throw new Error("too few trips")
  first.title.en = 'A "red", river\nof colours'
  second.title.en = '=HYPERLINK("https://evil.example")'
  third.description.en = "@all of it, **bold**"
  const files = checked(content)
  const rows = rowsOf(files["meta-en.csv"])
  expect(rows[0]?.title).toBe(first.title.en)
  expect(rows[1]?.title).toBe(`'${second.title.en}`)
  expect(rows[2]?.description).toBe("'@all of it, bold")
})

it("has a schema that says what each field is", () => {
  const schema = JSON.parse(filesOf(smallContent())["trips.schema.json"] ?? "")
  expect(schema.$id).toBe(`${siteUrl}/feeds/trips.schema.json`)
  const {properties, required} = schema.properties.trips.items
  expect(required).toEqual(expect.arrayContaining(["id", "code", "url", "price", "image"]))
  expect(properties.price.description).toMatch(/starting price/i)
})

describe("the written rules", () => {
  const heading = "id,title,description,availability,condition,price,link,image_link,brand".split(
    ",",
  )
  const good = [
    "a",
    "T",
    "D",
    "in stock",
    "new",
    "80.00 EUR",
    "https://a.example/",
    "https://a.example/a.jpg",
    "B",
  ]
  const faultsOf = (...rows: string[][]) =>
    metaFaults(bytes([heading, ...rows].map(row => `${row.join(",")}\r\n`).join("")))
  const withCell = (name: string, cell: string) =>
    good.map((value, index) => (heading[index] === name ? cell : value))

  it("pass a row that keeps to them", () => {
    expect(faultsOf(good)).toEqual([])
  })

  it.each([
    ["title", "", "nothing, expected a value"],
    ["title", "x".repeat(101), "101 characters, expected at most 100"],
    ["title", "=1+1", '"=1+1", which a spreadsheet calculates'],
    ["description", "**bold**", "markup, expected plain text"],
    ["availability", "yes", '"yes", expected one of in stock, '],
    ["price", "80 EUR", '"80 EUR", expected 1400.00 EUR'],
    ["link", "/en/", '"/en/", expected an absolute address'],
  ])("refuse %s as %j", (name, cell, found) => {
    expect(faultsOf(withCell(name, cell))).toEqual([
      expect.stringContaining(`line 2, ${name}: found ${found}`),
    ])
  })

  it("refuse an id that comes twice, a cell too few, a column that is missing or unknown", () => {
    expect(faultsOf(good, good)).toEqual(['line 3, id: "a" a second time'])
    expect(faultsOf(good.slice(0, -1))).toContain("line 2: 8 cells, expected 9")
    expect(metaFaults(bytes("id,override,title,description,price\r\n"))).toEqual([
      "no column link",
      "column price: not one that is known",
    ])
  })

  it("refuse other line ends, a mark of the encoding, and what is no UTF-8", () => {
    const text = `${heading.join(",")}\n${good.join(",")}\n`
    expect(metaFaults(bytes(text))).toEqual(["a line that does not end in CR LF"])
    expect(metaFaults(bytes(`\ufeff${heading.join(",")}\r\n`))).toEqual([
      "a mark of the encoding before the heading",
    ])
    expect(() => metaFaults(Uint8Array.of(0x69, 0x64, 0xff))).toThrow()
  })
})
