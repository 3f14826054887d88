import {metaFaults} from "./meta-rules"

const bytes = (text = "") => new TextEncoder().encode(text)

const good = {
  id: "a",
  title: "T",
  description: "D",
  availability: "in stock",
  condition: "new",
  price: "80.00 EUR",
  link: "https://a.example/",
  image_link: "https://a.example/a.jpg",
  brand: "B",
}
const tableOf = (...rows: object[]) =>
  [Object.keys(good), ...rows.map(row => Object.values(row))]
    .map(cells => `${cells.join(",")}\r\n`)
    .join("")
const faultsOf = (...rows: object[]) => metaFaults(bytes(tableOf(...rows)))

it("pass a row that keeps to them, and a language feed", () => {
  expect(faultsOf(good)).toEqual([])
  const feed = "id,override,title,description,link\r\na,es_XX,T,D,https://a.example/\r\n"
  expect(metaFaults(bytes(feed))).toEqual([])
})

it.each([
  ["title", "", "nothing, expected a value"],
  ["title", "x".repeat(101), "101 characters, expected at most 100"],
  ["title", "=1+1", '"=1+1", which a spreadsheet calculates'],
  ["description", "a **bold** word", "markup, expected plain text"],
  ["availability", "not in stock", '"not in stock", expected one of in stock, '],
  ["condition", "newer", '"newer", expected one of new, refurbished, used'],
  ["price", "from 80.00 EUR", '"from 80.00 EUR", expected 1400.00 EUR'],
  ["link", "/en/", '"/en/", expected an absolute address'],
])("refuse %s as %j", (name, cell, found) => {
  expect(faultsOf({...good, [name]: cell})).toEqual([
    expect.stringContaining(`line 2, ${name}: found ${found}`),
  ])
})

it("refuse an id that comes twice, a missing column, other line ends and other encodings", () => {
  expect(faultsOf(good, good)).toEqual(['line 3, id: "a" a second time'])
  expect(metaFaults(bytes(""))).toEqual(Object.keys(good).map(name => `no column ${name}`))
  const text = tableOf(good)
  expect(metaFaults(bytes(text.replaceAll("\r", "")))).toEqual([
    "a line that does not end in CR LF",
  ])
  expect(metaFaults(bytes(`\ufeff${text}`))).toEqual(["a mark of the encoding before the heading"])
  expect(() => metaFaults(Uint8Array.of(0x69, 0x64, 0xff))).toThrow()
})
