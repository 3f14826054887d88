import {parse} from "csv-parse/sync"
import {chatCodes} from "../../src/chat/reference"
import {languages} from "../../src/i18n/languages"

/** What a reference such as `CANO-ES-IG` says; `channel` is empty where no campaign is known. */
export type Reference = {trip: string; language: string; channel: string}

/** What the data says of trips and campaigns. */
export type Catalogue = {
  trips: readonly {slug: string; code: string; formerSlugs?: readonly string[]}[]
  channels: readonly {source: string; medium?: string; code: string}[]
}

type Entry = Reference & {month: string}
type Chat = Entry & {isBooked: boolean}
type Events = Entry & {kind: "views" | "presses"; count: number}

/** Entries of a file, and its rows that cannot be read, each with its line and the reason. */
export type Reading<Item> = {entries: Item[]; unread: string[]}

const openings: readonly string[] = Object.values(chatCodes)

const referencePattern = new RegExp(
  `^(?:REF\\.? *)?(?:(${openings.join("|")})-)?([A-Z]+)-(${languages.join("|").toUpperCase()})(?:-([A-Z]+))?\\.?$`,
)

/** Reads the reference of a chat; a question about a trip (`ASK-CANO-ES`) belongs to the trip. */
const parseReference = (text: string, {trips}: Catalogue): Reference => {
  // A telephone may make another dash of a hyphen.
  const written = text
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase()
  const [, opening, trip = "", language = "", channel = ""] = referencePattern.exec(written) ?? []
  const isKnown = trips.some(({code}) => code === trip) || (!opening && openings.includes(trip))
  if (!isKnown) throw new Error(`reference: found "${text}", expected one such as CANO-ES`)
  return {trip, language: language.toLowerCase(), channel}
}

const plain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/_/g, " ").trim().toLowerCase()

/** Headings in English and Spanish, as spreadsheets and Google Analytics have them. */
const headings = {
  date: ["date", "fecha"],
  reference: ["reference", "referencia", "ref", "ref."],
  booked: ["booked", "reservado", "reserva"],
  event: ["event name", "nombre del evento"],
  month: ["year month", "ano y mes"],
  page: ["page path and screen class", "ruta de la pagina y clase de la pantalla"],
  lead: ["lead reference"],
  source: ["session source", "fuente de la sesion", "origen de la sesion"],
  medium: ["session medium", "medio de la sesion"],
  count: ["event count", "numero de eventos", "recuento de eventos"],
} satisfies Record<string, string[]>

type Column = keyof typeof headings
type Row = (column: Column) => string

/** Records with the line on which each ends, parted by commas or semicolons as the heading is. */
const parseCsv = (bytes: Uint8Array) => {
  const text = new TextDecoder("utf-8", {fatal: true}).decode(bytes)
  const heading = text.split(/\r?\n/).find(line => line.trim() && !line.startsWith("#")) ?? ""
  return parse(text, {
    delimiter: heading.split(";").length > heading.split(",").length ? ";" : ",",
    // Remarks above an export of Google Analytics.
    comment: "#",
    comment_no_infix: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  }) as unknown as {record: string[]; info: {lines: number}}[]
}

const readRows = <Item>(
  file: string,
  bytes: Uint8Array,
  columns: readonly Column[],
  read: (row: Row) => Item | undefined,
): Reading<Item> => {
  let records: ReturnType<typeof parseCsv>
  try {
    records = parseCsv(bytes)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. Save it as “CSV UTF-8”`)
  }
  const [head, ...rows] = records
  const names = head?.record.map(plain) ?? []
  const placeOf = (column: Column) => names.findIndex(name => headings[column].includes(name))
  const missing = columns.filter(column => placeOf(column) === -1)
  if (missing.length > 0)
    throw new Error(`${file}: no column ${missing.map(column => headings[column][0]).join(", ")}`)
  const reading: Reading<Item> = {entries: [], unread: []}
  for (const {record, info} of rows)
    try {
      const entry = read(column => record[placeOf(column)] ?? "")
      if (entry) reading.entries.push(entry)
    } catch (error) {
      reading.unread.push(`${file}, line ${info.lines}: ${(error as Error).message}`)
    }
  return reading
}

/** "2026-11" of 2026-11-23 and of 23/11/2026, as Colombia writes. */
const monthOf = (text: string) => {
  const [, day, month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day?.padStart(2, "0")}` : text
  const date = new Date(`${iso}T00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !date.getTime() || date.toISOString().slice(0, 10) !== iso)
    throw new Error(`date: found "${text}", expected a day such as 2026-11-23`)
  return iso.slice(0, 7)
}

const answers: Record<string, boolean> = {
  ...Object.fromEntries(["yes", "si", "true", "verdadero", "x"].map(word => [word, true])),
  ...Object.fromEntries(["no", "false", "falso", ""].map(word => [word, false])),
}

/** Reads the list of chats that staff keep (analytics/chats.csv). */
export const readChats = (file: string, bytes: Uint8Array, catalogue: Catalogue): Reading<Chat> =>
  readRows(file, bytes, ["date", "reference", "booked"], row => {
    const isBooked = answers[plain(row("booked"))]
    if (isBooked === undefined)
      throw new Error(`booked: found "${row("booked")}", expected yes, no or nothing`)
    return {
      ...parseReference(row("reference"), catalogue),
      month: monthOf(row("date")),
      isBooked,
    }
  })

/** The trip of an address and the channel of its visit; undefined for another page. */
const viewOf = (row: Row, {trips, channels}: Catalogue): Reference | undefined => {
  const [, language = "", slug = ""] =
    /^\/([a-z]{2})\/experiences\/([^/?#]+)\/?/.exec(row("page")) ?? []
  const trip = trips.find(trip => trip.slug === slug || trip.formerSlugs?.includes(slug))
  if (!trip) return undefined
  const same = channels.filter(({source}) => source === plain(row("source")))
  const exact = same.find(({medium}) => medium === plain(row("medium")))
  const channel = (exact ?? same.find(({medium}) => !medium))?.code ?? ""
  return {trip: trip.code, language, channel}
}

/** Reads an export of Google Analytics (docs/analytics.md). Other events, pages and sums are passed by. */
export const readEvents = (
  file: string,
  bytes: Uint8Array,
  catalogue: Catalogue,
): Reading<Events> =>
  readRows(file, bytes, ["event", "month", "page", "lead", "source", "medium", "count"], row => {
    const isPress = row("event") === "chat_opened"
    if (!isPress && row("event") !== "view_item") return undefined
    const reference = isPress ? parseReference(row("lead"), catalogue) : viewOf(row, catalogue)
    if (!reference) return undefined
    const [, year, month] = /^(\d{4})(\d\d)$/.exec(row("month")) ?? []
    if (!year) throw new Error(`month: found "${row("month")}", expected one such as 202611`)
    if (!/^\d+$/.test(row("count")))
      throw new Error(`event count: found "${row("count")}", expected a whole number`)
    const kind = isPress ? "presses" : "views"
    return {...reference, month: `${year}-${month}`, kind, count: Number(row("count"))}
  })

/** What figures can be kept apart by. */
export const parts = ["trip", "language", "channel", "month"] as const
export type Part = (typeof parts)[number]

const percent = (hits: number, cases: number) =>
  cases > 0 ? `${((100 * hits) / cases).toFixed(1)} %` : ""

/** Joins chats and events by their reference and month: rows of cells, the heading first. */
export const joinTable = (
  chats: readonly Chat[],
  events: readonly Events[],
  by: readonly Part[],
): string[][] => {
  const sums = new Map<string, {views: number; presses: number; chats: number; bookings: number}>()
  const sumOf = (entry: Entry) => {
    const key = by.map(part => entry[part]).join("\t")
    const sum = sums.get(key) ?? {views: 0, presses: 0, chats: 0, bookings: 0}
    sums.set(key, sum)
    return sum
  }
  for (const event of events) sumOf(event)[event.kind] += event.count
  for (const chat of chats) {
    const sum = sumOf(chat)
    sum.chats += 1
    if (chat.isBooked) sum.bookings += 1
  }
  const rates = ["presses of views", "chats of presses", "bookings of chats"]
  return [
    [...by, "views", "presses", "chats", "bookings", ...rates],
    ...[...sums]
      .sort()
      .map(([key, {views, presses, chats, bookings}]) => [
        ...key.split("\t"),
        ...[views, presses, chats, bookings].map(String),
        percent(presses, views),
        percent(chats, presses),
        percent(bookings, chats),
      ]),
  ]
}
