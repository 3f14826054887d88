import {parse} from "csv-parse/sync"
import fc from "fast-check"
import {isFormula, writeCsv} from "./csv"

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
