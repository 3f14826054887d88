import {join} from "./join"
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

const chats = (text: string) => readChats("chats.csv", text, trips.codes)
const events = (text: string) => readEvents("export.csv", text, trips)

const exportHeading =
  "Event name,Year month,Page path and screen class,lead_reference,Session source,Session medium,Event count"

describe("the list of chats", () => {
  it("is read with either separator, date and answer, as spreadsheets write them", () => {
    const {entries, bad} = chats(
      '\ufeffDate;Reference;Booked;Note\n23/11/2026;Ref. RIVER-ES-IG;Sí;a "b"\n\n2026-11-02;WALK-EN;;\n'.replaceAll(
        '"b"',
        "b",
      ),
    )
    expect(bad).toEqual([])
    expect(entries).toEqual([
      {trip: "RIVER", language: "es", channel: "IG", month: "2026-11", isBooked: true},
      {trip: "WALK", language: "en", channel: "", month: "2026-11", isBooked: false},
    ])
  })

  it("leaves bad lines out and says which", () => {
    const {entries, bad} = chats(
      "date,reference,booked\n2026-02-30,WALK-ES,no\n2026-02-03,,no\n2026-02-03,WALK-ES,maybe\n11/23/2026,WALK-ES,no\n2026-02-03,WALK-ES,no\n",
    )
    expect(entries).toHaveLength(1)
    expect(bad.map(({line, reason}) => [line, reason.split(":")[0]])).toEqual([
      [2, "date"],
      [3, "reference"],
      [4, "booked"],
      [5, "date"],
    ])
  })

  it("has no sign in its messages that a terminal would obey", () => {
    const {bad} = chats("date,reference,booked\n2026-02-03,\u001b[31mX\u202e,no\n")
    expect(bad[0]?.reason).toContain("\\u{1b}[31mX\\u{202e}")
  })

  it("is refused as a whole without its columns", () => {
    expect(() => chats("day,ref\n1,2\n")).toThrow("chats.csv: no column date, reference, booked")
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
    const {entries, bad} = events(exported)
    expect(entries.map(({trip, channel, kind, count}) => [trip, channel, kind, count])).toEqual([
      ["RIVER", "IG", "views", 90],
      ["RIVER", "IG", "views", 10],
      ["WALK", "GAD", "views", 50],
      ["RIVER", "IG", "presses", 8],
      ["CHAT", "IG", "presses", 5],
    ])
    expect(bad.map(({line, reason}) => [line, reason.split(":")[0]])).toEqual([
      [11, "event name"],
      [12, "page path"],
      [13, "month"],
    ])
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

const joined = (by?: Parameters<typeof join>[2]) =>
  join(events(exported).entries, chats(list).entries, by)

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
      /^RIVER +es +IG +2026-11 +100 +8 +2 +1 +8\.0 % \(4\.1–15\.0\) +25\.0 % .* +50\.0 % /,
    )
    expect(csvTable(joined()).split("\r\n")[2]).toBe(
      "RIVER,es,IG,2026-11,100,8,2,1,0.0800,0.0411,0.1500,0.2500,0.0715,0.5907,0.5000,0.0945,0.9055",
    )
  })

  it("is one page that asks for nothing, with names made safe and every bad line", () => {
    const page = reportPage({
      lines: joined(),
      summed: {trip: joined(["trip"])},
      bad: events(exported).bad,
      titleOf: trips.titleOf,
    })
    expect(page).toContain("Red &lt;river&gt;")
    expect(page.match(/<svg /g)).toHaveLength(2)
    expect(page).toContain("export.csv, line 11: event name: found")
    expect(page).not.toMatch(/<script|<link|https?:|src=/)
  })
})
