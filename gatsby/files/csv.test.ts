import {parse} from "csv-parse/sync"
import fc from "fast-check"
import {mkdir, readdir, readFile} from "fs/promises"
import path from "path"
import {atOnce} from "./at-once"
import {isFormula, writeCsv} from "./csv"
import {scratchFolder} from "./testing/scratch-folder"
import {writeWhole} from "./write-whole"

const read = (text: string): string[][] => parse(text)

it("quotes what holds a comma, a quote or a line break, and ends lines in CR LF", () => {
  expect(
    writeCsv([
      ["id", "title"],
      ["a", 'He said "no", then\nleft'],
    ]),
  ).toBe('id,title\r\na,"He said ""no"", then\nleft"\r\n')
})

it.each(["=1+1", "+57 300", "-5 °C", "@name", "\tx", "\rx", "＝1"])(
  "makes a text of %j, which a spreadsheet would calculate",
  cell => {
    const [row] = read(writeCsv([["a", cell]]))
    expect(row).toEqual(["a", `'${cell}`])
    expect(isFormula(row?.[1] ?? "")).toBe(false)
  },
)

it.each(["a;=1+1", "a\t+1", "a\n@x", "a;＝1"])(
  "makes a text of %j, of which a spreadsheet with other separators would calculate the end",
  cell => {
    const [row] = read(writeCsv([["a", cell]]))
    expect(row?.[1]).toBe(`${cell.slice(0, 2)}'${cell.slice(2)}`)
  },
)

it("reads back what it wrote, whatever the cells hold", () => {
  const cell = fc
    .string({unit: "grapheme"})
    .filter(text => !text.split(/[;\t\r\n]/).some(part => isFormula(part)))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), {minLength: 1}), rows => {
      expect(read(writeCsv(rows))).toEqual(rows)
    }),
  )
})

it("parts cells by semicolons for spreadsheets of other countries", () => {
  const text = writeCsv([["a;b", "c,d", "e"]], ";")
  expect(text).toBe('"a;b";"c,d";e\r\n')
  expect(parse(text, {delimiter: ";"})).toEqual([["a;b", "c,d", "e"]])
})

const turn = () => new Promise(resolve => setImmediate(resolve))

it("keeps the order, and never does more at once than it has lanes", async () => {
  let running = 0
  let most = 0
  const double = async (number: number) => {
    running += 1
    most = Math.max(most, running)
    for (let turns = 9 - number; turns > 0; turns -= 1) await turn()
    running -= 1
    return number * 2
  }
  expect(await atOnce([1, 2, 3, 4, 5], double, 2)).toEqual([2, 4, 6, 8, 10])
  expect(most).toBe(2)
  expect(await atOnce([], double)).toEqual([])
})

it("tells what failed first and begins nothing after it", async () => {
  const begun: number[] = []
  const act = async (number: number) => {
    begun.push(number)
    await turn()
    if (number === 2) throw new Error("the second")
  }
  await expect(atOnce([1, 2, 3, 4, 5, 6], act, 2)).rejects.toThrow("the second")
  await turn()
  await turn()
  expect(begun).not.toContain(5)
})

it("leaves one writer's text whole where several write at once", async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, "orders", "order.json")
  const texts = Array.from({length: 50}, (_, index) =>
    String(index % 10).repeat(2000 * (index + 1)),
  )
  await Promise.all(texts.map(text => writeWhole(file, text)))
  expect(texts).toContain(await readFile(file, "utf8"))
  expect(await readdir(path.dirname(file))).toEqual(["order.json"])
})

it("leaves nothing unfinished where it cannot write", async () => {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, "taken"))
  await expect(writeWhole(path.join(folder, "taken"), "text")).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  )
  expect(await readdir(folder)).toEqual(["taken"])
})
