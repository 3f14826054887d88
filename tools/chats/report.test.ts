import {type Catalogue, joinTable, readChats, readEvents} from "./report"

const catalogue: Catalogue = {
  trips: [
    {slug: "red-river", code: "RIVER", formerSlugs: ["river"]},
    {slug: "walk", code: "WALK"},
  ],
  channels: [
    {source: "instagram", code: "IG"},
    {source: "google", code: "GO"},
    {source: "google", medium: "cpc", code: "GAD"},
  ],
}

const chats = (text: string | Buffer) => readChats("chats.csv", Buffer.from(text), catalogue)
const events = (text: string) => readEvents("export.csv", Buffer.from(text), catalogue)

describe("the list of chats", () => {
  it.each([
    ["commas, in English", "date,reference,booked,note\n2026-11-23,RIVER-ES-IG,yes,"],
    [
      "semicolons and a mark, in Spanish",
      "\ufeffFecha;Referencia;Reservado\n23/11/2026;Ref. RIVER–ES–IG.;Sí",
    ],
    [
      "quotes and Windows' line ends",
      'date,reference,booked,note\r\n2026-11-23,"river-es-ig",x,"a, b"\r\n',
    ],
  ])("is read with %s", (_, text) => {
    expect(chats(text)).toEqual({
      entries: [{trip: "RIVER", language: "es", channel: "IG", month: "2026-11", isBooked: true}],
      unread: [],
    })
  })

  it.each([
    ["WALK-EN", "WALK", ""],
    ["CHAT-EN-GO", "CHAT", "GO"],
    ["ASK-WALK-EN", "WALK", ""],
    ["WALK-EN-ES", "WALK", "ES"],
  ])("takes %s for a reference", (reference, trip, channel) => {
    const {entries} = chats(`date,reference,booked\n2026-11-23,${reference},no\n`)
    expect(entries).toMatchObject([{trip, language: "en", channel}])
  })

  it("names each row that it cannot read by its line", () => {
    const {entries, unread} = chats(
      "date,reference,booked\n2026-02-30,WALK-ES,no\n2026-02-03,,no\n\n2026-02-03,WALK-ES,maybe\n2026-02-03,PLAN-WALK-FR,no\n2026-02-03,WALK-ES,no\n",
    )
    expect(entries).toHaveLength(1)
    expect(unread.map(reason => reason.split(":", 2).join(":"))).toEqual([
      "chats.csv, line 2: date",
      "chats.csv, line 3: reference",
      "chats.csv, line 5: booked",
      "chats.csv, line 6: reference",
    ])
  })

  it("is refused without its columns, and in another encoding", () => {
    expect(() => chats("when,what\n1,2\n")).toThrow("chats.csv: no column date, reference, booked")
    expect(() => chats(Buffer.from([0xff, 0xfe, 0x41, 0]))).toThrow("chats.csv: The encoded data")
  })
})

const exported = `# ----------------
# Chats of "6 inches
# ----------------

Event name,Year month,Page path and screen class,lead_reference,Session source,Session medium,Event count
view_item,202611,/es/experiences/red-river/,(not set),instagram,paid,90
view_item,202611,/es/experiences/river/,(not set),instagram,social,10
view_item,202611,/en/experiences/walk/,(not set),google,cpc,50
chat_opened,202611,/es/experiences/red-river/,RIVER-ES-IG,instagram,paid,8
chat_opened,202611,/es/,,instagram,paid,5
page_view,202611,/es/,(not set),instagram,paid,400
view_item,202611,/es/,(not set),instagram,paid,1
,,,,,,"Grand total"
`

it("counts views by page and source, presses by reference, and passes other rows by", () => {
  const {entries, unread} = events(exported)
  expect(entries.map(({trip, channel, kind, count}) => [trip, channel, kind, count])).toEqual([
    ["RIVER", "IG", "views", 90],
    ["RIVER", "IG", "views", 10],
    ["WALK", "GAD", "views", 50],
    ["RIVER", "IG", "presses", 8],
  ])
  expect(unread).toEqual([expect.stringMatching(/^export\.csv, line 10: reference/)])
})

it("joins both in one table, by the parts that are asked for", () => {
  const list = chats(
    "date,reference,booked\n2026-11-03,RIVER-ES-IG,yes\n2026-11-04,RIVER-ES-IG,no\n2026-12-04,WALK-EN,no\n",
  )
  const table = joinTable(list.entries, events(exported).entries, ["trip", "month"])
  expect(table.slice(1)).toEqual([
    ["RIVER", "2026-11", "100", "8", "2", "1", "8.0 %", "25.0 %", "50.0 %"],
    ["WALK", "2026-11", "50", "0", "0", "0", "0.0 %", "", ""],
    ["WALK", "2026-12", "0", "0", "1", "0", "", "", "0.0 %"],
  ])
})
