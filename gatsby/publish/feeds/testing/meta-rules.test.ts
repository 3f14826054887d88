import {metaFaults} from "./meta-rules"

const bytes = (text = "") => new TextEncoder().encode(text)

const heading = "id,title,description,availability,condition,price,link,image_link,brand".split(",")
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
  ["link", "see https://a.example/", '"see https://a.example/", expected an absolute address'],
  ["link", "https://a.example/ b", '"https://a.example/ b", expected an absolute address'],
  ["link", `https://a.example/${"x".repeat(2000)}`, "2018 characters, expected at most 2000"],
  ["image_link", "a.jpg", '"a.jpg", expected an absolute address'],
  ["id", "x".repeat(101), "101 characters, expected at most 100"],
  ["brand", "x".repeat(101), "101 characters, expected at most 100"],
  ["description", "x".repeat(5001), "5001 characters, expected at most 5000"],
  ["description", "a <b>bold</b> word", "markup, expected plain text"],
  ["description", "a line<br />", "markup, expected plain text"],
  ["condition", "newer", '"newer", expected one of new, refurbished, used'],
  ["availability", "not in stock", '"not in stock", expected one of in stock, '],
  ["price", "from 80.00 EUR", '"from 80.00 EUR", expected 1400.00 EUR'],
  ["price", "80.00 EUROS", '"80.00 EUROS", expected 1400.00 EUR'],
  ["price", "80.000 EUR", '"80.000 EUR", expected 1400.00 EUR'],
])("refuse %s as %j", (name, cell, found) => {
  expect(faultsOf(withCell(name, cell))).toEqual([
    expect.stringContaining(`line 2, ${name}: found ${found}`),
  ])
})

it.each([
  ["title", "🐋".repeat(100)],
  ["link", "http://a.example/"],
  ["availability", "preorder"],
  ["availability", "out of stock"],
  ["availability", "available for order"],
  ["condition", "refurbished"],
  ["condition", "used"],
  ["price", "1400.00 USD"],
])("take %s as %s", (name, cell) => {
  expect(faultsOf(withCell(name, cell))).toEqual([])
})

it.each(heading)("miss the column %s, and a value in it", name => {
  expect(faultsOf(withCell(name, ""))).toEqual([`line 2, ${name}: found nothing, expected a value`])
  const [without] = [heading.filter(other => other !== name)]
  expect(metaFaults(bytes(`${without?.join(",")}\r\n`))).toEqual([`no column ${name}`])
})

it("hold labels to a length, and let them be missing", () => {
  const labelled = (cell: string) =>
    metaFaults(bytes(`${heading.join(",")},custom_label_2\r\n${good.join(",")},${cell}\r\n`))
  expect(labelled("")).toEqual([])
  expect(labelled("x".repeat(101))).toHaveLength(1)
})

it("hold a language feed to its own columns", () => {
  const feed = (code: string) =>
    metaFaults(bytes(`id,override,title,description,link\r\na,${code},T,D,https://a.example/\r\n`))
  expect(feed("es_XX")).toEqual([])
  for (const code of ["es", "es_XXX", "des_XX", "ES_XX"])
    expect(feed(code)).toEqual([
      `line 2, override: found "${code}", expected a language such as es_XX`,
    ])
  for (const line of [",es_XX,T,D,L", "a,,T,D,L", "a,es_XX,,D,L", "a,es_XX,T,,L", "a,es_XX,T,D,"])
    expect(
      metaFaults(
        bytes(
          `id,override,title,description,link\r\n${line.replace("L", "https://a.example/")}\r\n`,
        ),
      ),
    ).toEqual([expect.stringMatching(/^line 2, [a-z]+: found nothing, expected a value$/)])
  expect(metaFaults(bytes("override\r\n"))).toEqual(
    ["id", "title", "description", "link"].map(name => `no column ${name}`),
  )
})

it("find a wrong end of line wherever it stands, but within no cell", () => {
  const row = good.map((cell, index) => (index === 2 ? '"two\nlines"' : cell)).join(",")
  expect(metaFaults(bytes(`${heading.join(",")}\r\n${row}\r\n`))).toEqual([])
  for (const text of [`${heading.join(",")}\r\n${row}\n`, '"id"\n'])
    expect(metaFaults(bytes(text))).toContain("a line that does not end in CR LF")
})

it("refuse an id that comes twice, a cell too few, a column that is missing or unknown", () => {
  expect(faultsOf(good, good)).toEqual(['line 3, id: "a" a second time'])
  expect(faultsOf(good.slice(0, -1))).toEqual([
    "line 2: 8 cells, expected 9",
    "line 2, brand: found nothing, expected a value",
  ])
  expect(metaFaults(bytes(""))).toEqual(heading.map(name => `no column ${name}`))
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
