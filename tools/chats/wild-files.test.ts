import {lostOf} from "./join"
import {readChats} from "./read-chats"
import {readEvents} from "./read-events"
import {describeTrips} from "./trips"

const trips = describeTrips(
  [
    {slug: "river", code: "RIVER", title: {en: "River"}},
    {slug: "walk", code: "WALK", title: {en: "Walk"}},
  ],
  [{source: "instagram", code: "IG"}],
)

const chats = (content: string | Buffer) =>
  readChats("chats.csv", Buffer.from(content), trips.codes)
const events = (content: string | Buffer) => readEvents("export.csv", Buffer.from(content), trips)

/** How many chats were booked of how many, and how many rows were lost. */
const counted = (content: string | Buffer) => {
  const {entries, leftOut} = chats(content)
  return [entries.filter(({isBooked}) => isBooked).length, entries.length, leftOut.length]
}

const spanish =
  "Fecha;Referencia;Reservado;Nota\r\n23/11/2026;RIVER-ES;sí;niño\r\n24/11/2026;WALK-ES;no;\r\n"

/** A text in an encoding of one byte a letter. */
const inBytes = (text: string, letters: Record<string, number>) =>
  Buffer.from([...text].map(letter => letters[letter] ?? letter.charCodeAt(0)))

const swapped = (text: string) => Buffer.from(text, "utf16le").swap16()

describe("a list of chats is read whole as programs write it", () => {
  it.each<[string, string | Buffer]>([
    ["as UTF-8", spanish],
    ["with a mark of UTF-8", `\ufeff${spanish}`],
    ["in Windows-1252", Buffer.from(spanish, "latin1")],
    ["by Excel on a Mac", inBytes(spanish, {í: 0x92, ñ: 0x96})],
    ["in UTF-16 with its mark", Buffer.from(`\ufeff${spanish}`, "utf16le")],
    ["in UTF-16 without its mark", Buffer.from(spanish, "utf16le")],
    ["in UTF-16 the other way round", swapped(`\ufeff${spanish}`)],
    ["with Excel's word for the separator", `sep=;\r\n${spanish}`],
    ["with tabs", spanish.replaceAll(";", "\t")],
    ["with Excel's word for tabs", `sep=\t\n${spanish.replaceAll(";", "\t")}`],
    ["with commas", spanish.replaceAll(";", ",")],
    ["with old line ends", spanish.replaceAll("\r\n", "\r")],
    ["with decomposed accents", spanish.normalize("NFD")],
    ["with check boxes in Spanish", spanish.replace("sí", "VERDADERO").replace(";no", ";FALSO")],
    ["with check boxes in English", spanish.replace("sí", "TRUE").replace(";no", ";FALSE")],
    ["with remarks before it", `\ufeff# list of "chats\n"# ; ; quoted"\n   # padded\n\n${spanish}`],
    ["with a remark within it", spanish.replace("24/", '# half a 6" remark;;;\r\n24/')],
    [
      "with blanks around its cells",
      spanish.replaceAll(";", " ; ").replace("RIVER", "\u00a0RIVER"),
    ],
    ["with a note of several lines", spanish.replace("niño", '"two\n# persons; ""old"""')],
    ["with a quote in a note", spanish.replace("niño", '6" of rain')],
    ["with times", spanish.replace("23/11/2026", "23/11/2026 14:05")],
    ["with another dash in a reference", spanish.replace("RIVER-ES", "Ref. RIVER\u2011ES.")],
    ["with empty columns", spanish.replace(/\r\n/g, ";;\r\n")],
  ])("%s", (_, content) => {
    expect(counted(content)).toEqual([1, 2, 0])
  })
})

describe("nothing of a list is lost without a word", () => {
  it("a row that a missing quote has swallowed", () => {
    const {leftOut} = chats(
      'date,reference,booked,note\n2026-11-01,WALK-ES,no,"6 inches\n2026-11-02,WALK-ES,yes,\n2026-11-03,WALK-ES,no,"x"\n',
    )
    expect(lostOf(leftOut).map(({line, reason}) => [line, reason])).toEqual([
      [2, "a cell that holds further rows: a quote is missing or too many"],
    ])
  })

  it("a row with more cells than the heading, whose cells may stand in the wrong columns", () => {
    const {leftOut} = chats("note,date,reference,booked\nold, but well,2026-11-01,WALK-ES,yes\n")
    expect(lostOf(leftOut)).toHaveLength(1)
    expect(leftOut[0]?.reason).toContain("5 cells below 4 headings")
  })

  it("a row whose first cell begins with #", () => {
    expect(counted("note,date,reference,booked\n#1 lead,2026-11-01,WALK-ES,yes\n")).toEqual([
      1, 1, 0,
    ])
  })

  it("a quote that never ends, a workbook, a column that is there twice", () => {
    expect(() => chats('date,reference,booked\n"2026-11-01,WALK-ES,no\n')).toThrow(
      /^chats\.csv: .*[Qq]uote/,
    )
    expect(() => chats("PK\u0003\u0004")).toThrow("save it as CSV")
    expect(() => chats("date,reference,booked,Booked\n")).toThrow("more than one column booked")
  })

  it("a list without rows", () => {
    expect(chats("date,reference,booked\n").notes.join()).toContain("no row below the heading")
  })
})

describe("dates such as 03/04/2026", () => {
  const read = (...dates: string[]) => {
    const {entries, leftOut, notes} = chats(
      `date,reference,booked\n${dates.map(date => `${date},WALK-ES,no\n`).join("")}`,
    )
    return {
      months: entries.map(({month}) => month),
      lost: leftOut.length,
      told: notes.slice(1).join(),
    }
  }

  it("have the day first where a date tells, without a word", () => {
    expect(read("03/04/2026", "23/11/2026")).toEqual({
      months: ["2026-04", "2026-11"],
      lost: 0,
      told: "",
    })
  })

  it("have the month first where a date tells, and that is said", () => {
    const {months, lost, told} = read("03/04/2026", "11/23/2026")
    expect([months, lost]).toEqual([["2026-03", "2026-11"], 0])
    expect(told).toContain("month first")
  })

  it("are refused where the list has both", () => {
    const {months, lost} = read("03/04/2026", "11/23/2026", "23/11/2026", "05/05/2026")
    expect([months, lost]).toEqual([["2026-11", "2026-11", "2026-05"], 1])
  })

  it("have the day first where nothing tells, and that is said", () => {
    const {months, told} = read("03/04/2026", "2026-05-01")
    expect(months).toEqual(["2026-04", "2026-05"])
    expect(told).toContain("nothing in the file tells")
  })
})

const heading =
  "Event name,Year month,Page path and screen class,lead_reference,Session source,Session medium,Event count"
const row = "view_item,202611,/en/experiences/walk/,,instagram,social"
const count = (cell: string, top = heading) => events(`${top}\n${row},${cell}\n`).entries[0]?.count

describe("an export", () => {
  it.each(["1234", '"1,234"', "1.234", "1 234", "1\u00a0234", "1\u202f234", "1’234", "1234.0"])(
    "may count as %s",
    cell => {
      expect(count(cell)).toBe(1234)
    },
  )

  it.each(["12.5", "1,2345", "1E+05", "-3", ""])("does not guess what %j counts", cell => {
    expect(events(`${heading}\n${row},"${cell}"\n`).leftOut[0]?.known).toMatchObject({trip: "WALK"})
  })

  it("may have its headings in Spanish", () => {
    const top =
      "Nombre del evento,Año y mes,Ruta de la página y clase de la pantalla,lead_reference,Fuente de la sesión,Medio de la sesión,Número de eventos"
    expect(count("7", top)).toBe(7)
  })

  it("begins after remarks, also with a mark of its encoding before them", () => {
    const text = `\ufeff# ----\r\n"# Report, 6"" of rain"\r\n  # "half\r\n\r\n${heading}\r\n${row},5\r\n`
    expect(events(text).entries).toHaveLength(1)
    expect(events(text).leftOut).toEqual([])
  })

  it("may have its sums in a line with a cell more than the heading", () => {
    const {entries, leftOut} = events(`${heading}\n,,,,,,140,Grand total\n${row},5\n`)
    expect(entries).toHaveLength(1)
    expect(leftOut.map(({line, reason}) => [line, reason])).toEqual([[2, "a line of sums"]])
    expect(lostOf(leftOut)).toEqual([])
  })

  it("says what it lacks, and how to have it in English", () => {
    expect(() => events("Evento,Mes\nx,1\n")).toThrow("docs/analytics.md")
    expect(() => events(`${heading.replace("Year month", "Week")}\n${row},5\n`)).toThrow(
      "no column Year month, nor Date",
    )
  })

  it("has a page of no trip passed by, and one that it does not name lost", () => {
    const {leftOut} = events(
      `${heading}\n${row.replace("walk", "gone")},5\n${row.replace("/en/experiences/walk/", "(other)")},5\n`,
    )
    expect(leftOut).toHaveLength(2)
    expect(lostOf(leftOut).map(({line}) => line)).toEqual([3])
  })
})
