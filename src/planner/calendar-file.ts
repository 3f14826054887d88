import {addDays, type Day} from "../lib/days"

export type CalendarEntry = {
  /** Stable id: importing the file again updates the entry instead of adding another. */
  id: string
  day: Day
  /** How many days it takes. */
  length: number
  title: string
  text: string
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n")

/** Longest line, in octets without its end (RFC 5545, 3.1). */
const longestLine = 75

/** Folds a line between characters; each further line begins with a blank. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder()
  let octets = 0
  return Array.from(line, character => {
    const size = encoder.encode(character).length
    octets += size
    if (octets <= longestLine) return character
    octets = 1 + size
    return `\r\n ${character}`
  }).join("")
}

const compact = (day: Day) => day.replaceAll("-", "")

const entryLines = (entry: CalendarEntry, owner: string, now: Date) => [
  "BEGIN:VEVENT",
  `UID:${entry.id}@${owner}`,
  // In UTC, without parts of a second: 20261123T101500Z.
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
  // Minutes since 1970: a later file replaces the entries of an earlier one.
  `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
  `DTSTART;VALUE=DATE:${compact(entry.day)}`,
  // The end is exclusive.
  `DTEND;VALUE=DATE:${compact(addDays(entry.day, entry.length))}`,
  `SUMMARY:${escapeText(entry.title)}`,
  `DESCRIPTION:${escapeText(entry.text)}`,
  // Nobody is busy on the day of a reminder.
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
]

/**
 * Writes a calendar file with all-day entries, the same in every time zone. It has no METHOD: that
 * would make it a message that must name an organizer (RFC 5546, 3.2.1), and calendars would not
 * let the traveller edit the entries.
 *
 * @param owner - host of the site, which ends the ids of the entries (RFC 7986)
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export const calendarFile = (entries: readonly CalendarEntry[], owner: string, now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${owner}//Planner`,
    "CALSCALE:GREGORIAN",
    ...entries.flatMap(entry => entryLines(entry, owner, now)),
    "END:VCALENDAR",
  ]
    .map(line => `${foldLine(line)}\r\n`)
    .join("")
