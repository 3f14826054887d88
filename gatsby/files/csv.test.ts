import fc from "fast-check"
import {isFormula, readCsv, writeCsv} from "./csv"

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
    const [row] = readCsv(writeCsv([["a", cell]]))
    expect(row?.cells).toEqual(["a", `'${cell}`])
    expect(isFormula(row?.cells[1] ?? "")).toBe(false)
  },
)

it.each(["a;=1+1", "a\t+1", "a\n@x", "a;＝1"])(
  "makes a text of %j, of which a spreadsheet with other separators would calculate the end",
  cell => {
    const [row] = readCsv(writeCsv([["a", cell]]))
    expect(row?.cells[1]).toBe(`${cell.slice(0, 2)}'${cell.slice(2)}`)
  },
)

it("reads back what it wrote, whatever the cells hold", () => {
  const cell = fc
    .string({unit: "grapheme"})
    .filter(text => !text.split(/[;\t\r\n]/).some(part => isFormula(part)))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), {minLength: 1}), rows => {
      expect(readCsv(writeCsv(rows)).map(({cells}) => cells)).toEqual(rows)
    }),
  )
})

it("counts lines as an editor does, and leaves empty ones out", () => {
  expect(readCsv('\ufeffa;b\n\n"two\r\nlines";c\nd;e', ";")).toEqual([
    {line: 1, cells: ["a", "b"]},
    {line: 3, cells: ["two\r\nlines", "c"]},
    {line: 5, cells: ["d", "e"]},
  ])
})

it("names the line of a quote that never ends", () => {
  expect(() => readCsv('a,b\nc,"d\n')).toThrow("line 2: a quote that never ends")
})
