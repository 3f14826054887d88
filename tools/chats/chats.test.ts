import {join, lostOf, type Part} from "./join"
import {reportPage} from "./page"
import {readChats} from "./read-chats"
import {readEvents} from "./read-events"
import {csvTable, textTable} from "./table"
import {describeTrips} from "./trips"
import {wilson} from "./wilson"

const trips = describeTrips(
  [
    {slug: "red-river", code: "RIVER", formerSlugs: ["river"], title: {en: "Red <river>"}},
    {slug: "walk", code: "WALK", title: {en: "Walk"}},
  ],
  [
    {source: "instagram", code: "IG"},
    {source: "google", code: "GO"},
    {source: "google", medium: "cpc", code: "GAD"},
  ],
)

const chats = (content: string | Buffer) =>
  readChats("chats.csv", Buffer.from(content), trips.codes)
const events = (content: string | Buffer) => readEvents("export.csv", Buffer.from(content), trips)

const exportHeading =
  "Event name,Year month,Page path and screen class,lead_reference,Session source,Session medium,Event count"

describe("the list of chats", () => {
  it("is read with either separator, date and answer, as spreadsheets write them", () => {
    const {entries, leftOut} = chats(
      '\ufeffDate;Reference;Booked;Note\n23/11/2026;Ref. RIVER-ES-IG;Sí;a "b"\n\n2026-11-02;WALK-EN;;\n'.replaceAll(
        '"b"',
        "b",
      ),
    )
    expect(leftOut).toEqual([])
    expect(entries).toEqual([
      {trip: "RIVER", language: "es", channel: "IG", month: "2026-11", isBooked: true},
      {trip: "WALK", language: "en", channel: "", month: "2026-11", isBooked: false},
    ])
  })

  it("leaves bad lines out and says which", () => {
    const {entries, leftOut} = chats(
      "date,reference,booked\n2026-02-30,WALK-ES,no\n2026-02-03,,no\n2026-02-03,WALK-ES,maybe\n23/23/2026,WALK-ES,no\n2026-02-03,WALK-ES,no\n",
    )
    expect(entries).toHaveLength(1)
    expect(leftOut.map(({line, reason}) => [line, reason.split(":")[0]])).toEqual([
      [2, "date"],
      [3, "reference"],
      [4, "booked"],
      [5, "date"],
    ])
  })

  it("has no sign in its messages that a terminal would obey", () => {
    const {leftOut} = chats("date,reference,booked\n2026-02-03,\u001b[31mX\u202e,no\n")
    expect(leftOut[0]?.reason).toContain("\\u{1b}[31mX\\u{202e}")
  })

  it("is refused as a whole without its columns", () => {
    expect(() => chats("when,what\n1,2\n")).toThrow("chats.csv: no column date, reference, booked")
  })
})

const exported = `# ----------------
# Chats of "6 inches
# ----------------

${exportHeading}
view_item,202611,/es/experiences/red-river/,(not set),instagram,paid,90
view_item,202611,/es/experiences/river/,(not set),instagram,social,10
view_item,202611,/en/experiences/walk/,(not set),google,cpc,50
chat_opened,202611,/es/experiences/red-river/,RIVER-ES-IG,instagram,paid,8
chat_opened,202611,/es/,CHAT-ES-IG,instagram,paid,5
page_view,202611,/es/,(not set),instagram,paid,400
view_item,202611,/es/,(not set),instagram,paid,1
,,,,,,"Grand total"
`

describe("an export of events", () => {
  it("counts views by page and source, presses by reference, and names what it leaves out", () => {
    const {entries, leftOut} = events(exported)
    expect(entries.map(({trip, channel, kind, count}) => [trip, channel, kind, count])).toEqual([
      ["RIVER", "IG", "views", 90],
      ["RIVER", "IG", "views", 10],
      ["WALK", "GAD", "views", 50],
      ["RIVER", "IG", "presses", 8],
      ["CHAT", "IG", "presses", 5],
    ])
    expect(leftOut.map(({line, reason}) => [line, reason.split(":")[0]])).toEqual([
      [11, "event name"],
      [12, "page path"],
      [13, "a line of sums"],
    ])
    // No figure lacks them.
    expect(lostOf(leftOut)).toEqual([])
  })
})

it.each([
  ["Year month", "202611"],
  ["Date", "20261130"],
  ["Year,Month", "2026,11"],
  ["Month,Year", "3,2026"],
])("an export may tell the month as %s", (heading, cells) => {
  const {entries} = events(
    `${exportHeading.replace("Year month", heading)}\nview_item,${cells},/en/experiences/walk/,,x,y,5\n`,
  )
  expect(entries[0]?.month).toMatch(/^2026-(11|03)$/)
})

const list = `date,reference,booked
2026-11-03,RIVER-ES-IG,yes
2026-11-04,RIVER-ES-IG,no
2026-11-04,WALK-EN,no
`

const whole = {events: [], chats: []}

const joined = (by?: readonly Part[]) =>
  join(events(exported).entries, chats(list).entries, whole, by)

describe("the report", () => {
  it("has a line for each trip, language, channel and month, with rates where there is a share", () => {
    const lines = joined()
    expect(
      lines.map(({trip, language, channel, month}) => [trip, language, channel, month]),
    ).toEqual([
      ["CHAT", "es", "IG", "2026-11"],
      ["RIVER", "es", "IG", "2026-11"],
      ["WALK", "en", "", "2026-11"],
      ["WALK", "en", "GAD", "2026-11"],
    ])
    expect(lines[1]).toMatchObject({views: 100, presses: 8, chats: 2, bookings: 1})
    expect(lines[1]?.pressRate).toEqual(wilson(8, 100))
    // A chat of somebody who did not accept measuring.
    expect(lines[2]).toMatchObject({views: 0, presses: 0, chats: 1, chatRate: undefined})
  })

  it("adds up what is not kept apart", () => {
    const [november, ...others] = joined(["month"])
    expect(others).toEqual([])
    expect(november).toMatchObject({views: 150, presses: 13, chats: 3, bookings: 1})
    // Greetings have no view to be a share of.
    expect(november?.pressRate).toEqual(wilson(8, 150))
  })

  it("is a table for people, and one of numbers for spreadsheets", () => {
    expect(textTable(joined()).split("\n")[2]).toMatch(
      /^RIVER +es +IG +2026-11 +100 +8 +2 +1 +0 +8\.0 % \(4\.1–15\.0\) +25\.0 % .* +50\.0 % /,
    )
    const [separator, heading, , river] = csvTable(joined()).split("\r\n")
    expect([separator, heading]).toEqual([
      "sep=;",
      expect.stringMatching(/^trip;language;channel;month;views;.*;presses_of_views_per_10000;/),
    ])
    // Whole numbers: a country's own mark for decimals does not matter.
    expect(river).toBe("RIVER;es;IG;2026-11;100;8;2;1;0;800;411;1500;2500;715;5907;5000;945;9055")
  })

  const pageOf = (titleOf: (code: string) => string, chatList = list) => {
    const [read, exports] = [chats(chatList), events(exported)]
    const lost = {chats: lostOf(read.leftOut), events: lostOf(exports.leftOut)}
    const lines = join(exports.entries, read.entries, lost)
    const summed = {trip: join(exports.entries, read.entries, lost, ["trip"])}
    const leftOut = [...read.leftOut, ...exports.leftOut]
    return reportPage({lines, summed, leftOut, notes: read.notes, titleOf})
  }

  it("is one page that asks for nothing, with names made safe and every row that was left out", () => {
    const page = pageOf(trips.titleOf)
    expect(page).toContain("Red &lt;river&gt;")
    expect(page).toContain("export.csv, line 11: event name: found")
    expect(page).toContain("chats.csv: read as utf-8, cells parted by commas")
    expect(page).not.toContain("not whole")
    expect(page).not.toMatch(/<script|<link|https?:|src=/)
  })

  it("names what a plot shows in text that breaks its lines, never in a picture that cuts it", () => {
    const title =
      "Twelve days between Bogotá, the coffee slopes, Medellín and the sea walls of Cartagena"
    const page = pageOf(() => title)
    expect(page).toContain(`<th scope="row">${title}</th>`)
    expect(page.match(/<text [^>]*>[^<]*/g)?.join(" ")).not.toContain("Twelve")
  })

  it("says first that it is not whole, and what a plot does not show for it", () => {
    const page = pageOf(trips.titleOf, `${list}2026-11-05,WALK-EN,perhaps\n`)
    const place = page.indexOf("This report is not whole: 1 row could not be read")
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(page.indexOf("<table"))
    expect(page).toContain("Incomplete, as rows were lost: Walk.")
  })
})

describe("rates that lack rows", () => {
  const rates = (chatList: string, exports = exported, by: readonly Part[] = ["trip"]) => {
    const [read, counted] = [chats(chatList), events(exports)]
    const lost = {chats: lostOf(read.leftOut), events: lostOf(counted.leftOut)}
    return join(counted.entries, read.entries, lost, by).map(line => [
      line.trip ?? line.month,
      line.lost,
      ...[line.pressRate, line.chatRate, line.bookingRate].map(Boolean),
    ])
  }

  it("are not told of the trip that a row names", () => {
    expect(rates(`${list}2026-11-05,RIVER-ES-IG,perhaps\n`)).toEqual([
      ["CHAT", 0, false, true, false],
      ["RIVER", 1, true, false, false],
      ["WALK", 0, true, false, true],
    ])
  })

  it("are told of no trip where a row names none, and of no month where its day is unknown", () => {
    const unnamed = `${list}2026-11-05,,yes\n`
    expect(rates(unnamed).map(([, lost]) => lost)).toEqual([1, 1, 1])
    expect(rates(unnamed).flatMap(([, , , ...ofChats]) => ofChats)).not.toContain(true)
    const undated = `${list}soon,RIVER-ES-IG,yes\n`
    expect(rates(undated, exported, ["month"])).toEqual([["2026-11", 1, true, false, false]])
    const past = `${list}2026-10-05,,perhaps\n`
    expect(rates(past, exported, ["month"])).toEqual([["2026-11", 0, true, true, true]])
  })

  it("are not told of presses and views that the export has added up itself", () => {
    const exports = exported.replace(
      "page_view,",
      "(other),202611,(other),(not set),(not set),(not set),70\npage_view,",
    )
    expect(rates(list, exports).flatMap(([, , press, chat]) => [press, chat])).not.toContain(true)
    expect(rates(list, exports).map(([, , , , booking]) => booking)).toContain(true)
  })
})
