/** @jest-environment node */
import fc from "fast-check"
import ICAL from "ical.js"
import {addDays} from "../lib/days"
import {type CalendarEntry, calendarFile} from "./calendar-file"

const now = new Date("2026-05-01T10:15:30.123Z")
const write = (entry: CalendarEntry, moment = now) =>
  calendarFile([entry], "www.example.com", moment)

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "river-departure",
  day: "2026-07-20",
  length: 3,
  title: "The river of colours",
  text: "Pack; then go.",
  ...changes,
})

/** Events of a file, as a reader that goes by RFC 5545 finds them. */
const read = (file: string) => {
  ICAL.design.strict = true
  const calendar = new ICAL.Component(ICAL.parse(file))
  // A message between people would have to name an organizer (RFC 5546).
  expect(calendar.hasProperty("method")).toBe(false)
  return calendar.getAllSubcomponents("vevent").map(event => new ICAL.Event(event))
}

it("has an entry for each, which blocks no day", () => {
  const reminder = entry({id: "river-pack", day: "2026-07-17", length: 1})
  const events = read(calendarFile([entry(), reminder], "www.example.com", now))
  expect(
    events.map(({uid, startDate, endDate, component}) => [
      uid,
      startDate.isDate && String(startDate),
      String(endDate),
      component.getFirstPropertyValue("transp"),
    ]),
  ).toEqual([
    ["river-departure@www.example.com", "2026-07-20", "2026-07-23", "TRANSPARENT"],
    ["river-pack@www.example.com", "2026-07-17", "2026-07-18", "TRANSPARENT"],
  ])
})

it("is a later state of the same entry when it is written again", () => {
  const [first, later] = [now, new Date(now.getTime() + 3_600_000)].map(
    moment => read(write(entry(), moment))[0],
  )
  expect(later?.uid).toBe(first?.uid)
  expect(later?.sequence).toBeGreaterThan(first?.sequence ?? 0)
})

it("gives any text back, in lines of at most 75 octets that break no character", () => {
  const unit = fc.constantFrom("a", "ñ", "🌧", ",", ";", "\\", "\n", ":", " ", '"', "BEGIN:VEVENT")
  const words = fc.string({unit, maxLength: 200, size: "max"})
  fc.assert(
    fc.property(words, words, (title, text) => {
      const file = write(entry({title, text}))
      expect(read(file).map(({summary, description}) => [summary, description])).toEqual([
        [title, text],
      ])
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
      }
    }),
  )
})

it("writes every day of 2024 to 2035 as itself, for any length", () => {
  const days = fc.integer({min: 0, max: 4382})
  fc.assert(
    fc.property(days, fc.integer({min: 1, max: 60}), (from, length) => {
      const day = addDays("2024-01-01", from)
      const [event] = read(write(entry({day, length})))
      expect(String(event?.startDate)).toBe(day)
      expect(String(event?.endDate)).toBe(addDays(day, length))
    }),
  )
})
