import {chatCodes} from "../../src/chat/reference"
import type {Chat} from "./read-chats"
import type {Counted} from "./read-events"
import type {LeftOut} from "./read-table"
import type {Reference} from "./reference"
import {type Share, wilson} from "./wilson"

/** What figures can be kept apart by. */
export const parts = ["trip", "language", "channel", "month"] as const

export type Part = (typeof parts)[number]

/** A share that a line may tell. */
export type Rate = "pressRate" | "chatRate" | "bookingRate"

/** The figures of one trip in one language from one channel in one month, or of several together. */
export type Line = Partial<Record<Part, string>> & {
  views: number
  presses: number
  chats: number
  bookings: number
  /** Rows that may belong here and could not be read: its counts lack them. */
  lost: number
  /** Rates that are not told, as such rows may belong to them. */
  incomplete: readonly Rate[]
  /**
   * Presses of views, chats of presses, bookings of chats; undefined if that is no share, or where a
   * row that it needs was lost. Of presses
   * with views only those for a trip count: a greeting comes from any page.
   */
  pressRate?: Share
  chatRate?: Share
  bookingRate?: Share
}

const openings: readonly string[] = Object.values(chatCodes)

type Entry = Reference & {month: string}

/** Rows that were lost, of either file. */
export type Lost = {events: readonly LeftOut[]; chats: readonly LeftOut[]}

/** Of what was left out, the rows that some figure lacks. */
export const lostOf = (leftOut: readonly LeftOut[]): LeftOut[] =>
  leftOut.filter(({known}) => known !== undefined)

/**
 * Joins what visitors did on the site with what came of it in chats.
 *
 * @param lost - rows that could not be read; what they might belong to is not told as a rate
 * @param by - what to keep apart; all else is added up
 * @returns a line for each that occurs, in the order of its parts
 */
export const join = (
  events: readonly Counted[],
  chats: readonly Chat[],
  lost: Lost,
  by: readonly Part[] = parts,
): Line[] => {
  const lines = new Map<string, Line>()
  const ofTrips = new Map<Line, number>()
  const lineOf = (entry: Entry) => {
    const named = Object.fromEntries(by.map(part => [part, entry[part]]))
    const key = JSON.stringify(by.map(part => entry[part]))
    const line = lines.get(key) ?? {
      ...named,
      views: 0,
      presses: 0,
      chats: 0,
      bookings: 0,
      lost: 0,
      incomplete: [],
    }
    lines.set(key, line)
    return line
  }
  for (const event of events) {
    const line = lineOf(event)
    line[event.kind] += event.count
    if (event.kind === "presses" && !openings.includes(event.trip))
      ofTrips.set(line, (ofTrips.get(line) ?? 0) + event.count)
  }
  for (const chat of chats) {
    const line = lineOf(chat)
    line.chats += 1
    if (chat.isBooked) line.bookings += 1
  }
  return [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => {
      const mayBe = ({known}: LeftOut) =>
        by.every(part => known?.[part] === undefined || known[part] === line[part])
      const [noEvents, noChats] = [lost.events.filter(mayBe), lost.chats.filter(mayBe)]
      const incomplete = new Set<Rate>([
        ...(noEvents.length > 0 ? (["pressRate", "chatRate"] as const) : []),
        ...(noChats.length > 0 ? (["chatRate", "bookingRate"] as const) : []),
      ])
      const share = (rate: Rate, hits: number, cases: number) =>
        incomplete.has(rate) ? undefined : wilson(hits, cases)
      return {
        ...line,
        lost: noEvents.length + noChats.length,
        incomplete: [...incomplete],
        pressRate: share("pressRate", ofTrips.get(line) ?? 0, line.views),
        chatRate: share("chatRate", line.chats, line.presses),
        bookingRate: share("bookingRate", line.bookings, line.chats),
      }
    })
}
