import {chatCodes} from "../../src/booking/reference"
import type {Chat} from "./read-chats"
import type {Counted} from "./read-events"
import type {Reference} from "./reference"
import {type Share, wilson} from "./wilson"

/** What figures can be kept apart by. */
export const parts = ["trip", "language", "channel", "month"] as const

export type Part = (typeof parts)[number]

/** The figures of one trip in one language from one channel in one month, or of several together. */
export type Line = Partial<Record<Part, string>> & {
  views: number
  presses: number
  chats: number
  bookings: number
  /**
   * Presses of views, chats of presses, bookings of chats; undefined where that is no share. Of presses
   * with views only those for a trip count: a greeting comes from any page.
   */
  pressRate?: Share
  chatRate?: Share
  bookingRate?: Share
}

const openings: readonly string[] = Object.values(chatCodes)

type Entry = Reference & {month: string}

/**
 * Joins what visitors did on the site with what came of it in chats.
 *
 * @param by - what to keep apart; all else is added up
 * @returns a line for each that occurs, in the order of its parts
 */
export const join = (
  events: readonly Counted[],
  chats: readonly Chat[],
  by: readonly Part[] = parts,
): Line[] => {
  const lines = new Map<string, Line>()
  const ofTrips = new Map<Line, number>()
  const lineOf = (entry: Entry) => {
    const named = Object.fromEntries(by.map(part => [part, entry[part]]))
    const key = JSON.stringify(by.map(part => entry[part]))
    const line = lines.get(key) ?? {...named, views: 0, presses: 0, chats: 0, bookings: 0}
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
    .map(([, line]) => ({
      ...line,
      pressRate: wilson(ofTrips.get(line) ?? 0, line.views),
      chatRate: wilson(line.chats, line.presses),
      bookingRate: wilson(line.bookings, line.chats),
    }))
}
