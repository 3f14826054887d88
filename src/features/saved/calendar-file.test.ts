/** @jest-environment node */
import fc from "fast-check"
import ICAL from "ical.js"
import {addDays} from "../../lib/days"
import {type CalendarEntry, calendarFile} from "./calendar-file"

const now = new Date("2026-05-01T10:15:30.123Z")
const meta = {owner: "www.example.com", maker: "Entre Raíces", language: "en", now}

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "river-departure",
  day: "2026-07-20",
  length: 3,
  title: "The river of colours",
  text: "Pack; then go.",
  address: "https://www.example.com/en/experiences/river/",
  isBusy: true,
  ...changes,
})

const unfold = (file: string) => file.replaceAll("\r\n ", "")

/** Values of a property in an unfolded file, as a calendar reads them. */
const valuesOf = (file: string, name: string) =>
  unfold(file)
    .split("\r\n")
    .filter(line => line.split(/[;:]/)[0] === name)
    .map(line => line.slice(line.indexOf(":") + 1))

const readText = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === "n" ? "\n" : character,
  )

describe("calendarFile", () => {
  it("writes a calendar with an entry that takes up its days, and one that does not", () => {
    const reminder = entry({id: "river-pack", day: "2026-07-17", length: 1, isBusy: false})
    const lines = calendarFile([entry(), reminder], meta).split("\r\n")
    expect(lines.slice(0, 17)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Entre Raíces//Planner//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:river-departure@www.example.com",
      "DTSTAMP:20260501T101530Z",
      "LAST-MODIFIED:20260501T101530Z",
      "SEQUENCE:29627175",
      "DTSTART;VALUE=DATE:20260720",
      "DTEND;VALUE=DATE:20260723",
      "SUMMARY:The river of colours",
      "DESCRIPTION:Pack\\; then go.",
      "URL:https://www.example.com/en/experiences/river/",
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "BEGIN:VEVENT",
    ])
    expect(lines.slice(-4)).toEqual(["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""])
  })

  it.each([
    ["~", 1],
    ["\u0080", 2],
    ["\u07ff", 2],
    ["\u0800", 3],
    ["\uffff", 3],
    ["\u{10000}", 4],
  ])("fills lines with %j, of %p octets, as far as it goes", (sign, octets) => {
    const lines = calendarFile([entry({title: sign.repeat(200)})], meta).split("\r\n")
    const first = lines.findIndex(line => line.startsWith("SUMMARY:"))
    const count = (line = "") => [...line].filter(character => character === sign).length
    expect(count(lines[first])).toBe(Math.floor((75 - "SUMMARY:".length) / octets))
    expect(lines[first + 1]?.startsWith(" ")).toBe(true)
    expect(count(lines[first + 1])).toBe(Math.floor(74 / octets))
  })

  it("makes one line break of any, and blanks of what no text may hold", () => {
    const text = "a\r\nb\rc\nd\0e\tf\x0bg\x1fh\x7fi"
    const file = calendarFile([entry({text})], {...meta, maker: "A/B; C"})
    expect(valuesOf(file, "DESCRIPTION")).toEqual(["a\\nb\\nc\\nd e f g h i"])
    // Its own parts are set apart by slashes.
    expect(valuesOf(file, "PRODID")).toEqual(["-//A B\\; C//Planner//EN"])
  })

  describe("to a reader that goes by RFC 5545", () => {
    const read = (file: string) => {
      ICAL.design.strict = true
      const calendar = new ICAL.Component(ICAL.parse(file))
      return {calendar, events: calendar.getAllSubcomponents("vevent")}
    }
    const texts = {title: "Río, día 1; “sí”", text: 'Pack\\go:\nthen; "leave", 🌧'}
    const file = calendarFile([entry(texts), entry({id: "b", length: 1, isBusy: false})], meta)

    it("says what it was given", () => {
      const [event] = read(file).events.map(component => new ICAL.Event(component))
      expect(event?.uid).toBe("river-departure@www.example.com")
      expect(event?.summary).toBe(texts.title)
      expect(event?.description).toBe(texts.text)
      expect(event?.startDate.isDate && event.endDate.isDate).toBe(true)
      expect(String(event?.startDate)).toBe("2026-07-20")
      expect(event?.duration.toSeconds()).toBe(3 * 24 * 3600)
    })

    it("has each property that it must have, and none twice", () => {
      const {calendar, events} = read(file)
      const namesOf = (component: ICAL.Component) =>
        component.getAllProperties().map(({name}) => name)
      const once = (names: string[]) => expect(names).toEqual([...new Set(names)])
      once(namesOf(calendar))
      expect(namesOf(calendar)).toEqual(expect.arrayContaining(["prodid", "version"]))
      // A message between people would have to name an organizer and whom it is for (RFC 5546).
      expect(namesOf(calendar)).not.toContain("method")
      expect(events).toHaveLength(2)
      for (const event of events) {
        once(namesOf(event))
        expect(namesOf(event)).toEqual(
          expect.arrayContaining(["uid", "dtstamp", "dtstart", "last-modified", "sequence"]),
        )
      }
    })

    it("is a later state of the same entry when it is written again", () => {
      const [first, later] = [now, new Date(now.getTime() + 3_600_000)].map(
        moment => new ICAL.Event(read(calendarFile([entry()], {...meta, now: moment})).events[0]),
      )
      expect(later?.uid).toBe(first?.uid)
      expect(later?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    })
  })

  it("is a calendar of lines that end in CRLF and hold at most 75 octets, whatever it says", () => {
    const words = fc.string({unit: "grapheme", maxLength: 120, size: "max"})
    fc.assert(
      fc.property(words, words, (title, text) => {
        const file = calendarFile([entry({title, text}), entry({id: "b"})], meta)
        expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          // No line breaks a character in two.
          expect(Buffer.from(line).toString()).toBe(line)
        }
        expect(
          unfold(file)
            .split("\r\n")
            .filter(line => line === "BEGIN:VEVENT"),
        ).toHaveLength(2)
      }),
    )
  })

  it("gives texts back as they were", () => {
    const words = fc.string({
      unit: fc.constantFrom("a", "ñ", "🌧", ",", ";", "\\", "\n", ":", " ", '"'),
      maxLength: 200,
      size: "max",
    })
    fc.assert(
      fc.property(words, text => {
        expect(
          readText(valuesOf(calendarFile([entry({text})], meta), "DESCRIPTION")[0] ?? ""),
        ).toBe(text)
      }),
    )
  })

  it("writes every day of 2024 to 2035 as itself, for any length", () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 4382}),
        fc.integer({min: 1, max: 60}),
        (from, length) => {
          const day = new Date(Date.UTC(2024, 0, 1 + from)).toISOString().slice(0, 10)
          const file = calendarFile([entry({day, length})], meta)
          expect(valuesOf(file, "DTSTART")).toEqual([day.replaceAll("-", "")])
          expect(valuesOf(file, "DTEND")).toEqual([addDays(day, length).replaceAll("-", "")])
        },
      ),
    )
  })
})
