/** @jest-environment jsdom */
import fc from "fast-check"
import {jsonLd} from "../../src/seo/structured-data/json-ld"
import {join, lostOf} from "../chats/join"
import {reportPage} from "../chats/page"
import {readChats} from "../chats/read-chats"
import {readEvents} from "../chats/read-events"
import {csvTable, textTable} from "../chats/table"
import {describeTrips} from "../chats/trips"
import {tries} from "./cases"
import {anyText, wellFormed} from "./hostile-texts"
import {formulasIn} from "./read-cells"

const parse = (text: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(text, type)

/** Attributes that run something or fetch something. */
const active = (document: Document) =>
  [...document.querySelectorAll("*")].flatMap(element =>
    [...element.attributes]
      .filter(({name}) => /^on|^(src|href|xlink:href|action|srcset|style|data)$/i.test(name))
      .map(({name}) => `${element.tagName} ${name}`),
  )

tries(
  "puts %d texts into JSON-LD that no browser takes for markup",
  1500,
  fc.property(anyText, anyText, (name, description) => {
    const things = [{"@type": "Place", name, description}] as const
    const page = parse(
      `<!doctype html><head><script type="application/ld+json">${jsonLd(things)}</script><title>t</title></head><body><p>end</p></body>`,
      "text/html",
    )
    expect(page.querySelectorAll("*")).toHaveLength(6)
    expect(page.body.textContent).toBe("end")
    const stored = JSON.parse(page.querySelector("script")?.textContent ?? "")["@graph"]
    expect([stored[0].name, stored[0].description].map(wellFormed)).toEqual(
      [name, description].map(wellFormed),
    )
  }),
)

const trips = describeTrips(
  [
    {slug: "walk", code: "WALK", title: {en: "Walk"}},
    {slug: "river", code: "RIVER", title: {en: "Red <river> \" & 'more'"}},
  ],
  [{source: "instagram", code: "IG"}],
)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const table = (heading: string, rows: readonly (readonly string[])[]) =>
  [heading, ...rows.map(cells => cells.map(quoted).join(","))].join("\r\n")

const reference = fc.oneof(anyText, fc.constantFrom("WALK-ES-IG", "RIVER-EN", "CHAT-ES"))
tries(
  "makes %d reports of chats of whatever the tables hold, and none runs or hides anything",
  500,
  fc.property(
    fc.array(fc.tuple(fc.oneof(anyText, fc.constant("2026-11-02")), reference, anyText)),
    fc.array(fc.tuple(anyText, reference, anyText, fc.constantFrom("1", "50", "x"))),
    (chatRows, eventRows) => {
      const chats = readChats(
        "chats.csv",
        Buffer.from(
          table(
            "date,reference,booked,note",
            chatRows.map(([d, r, b]) => [d, r, b, b]),
          ),
        ),
        trips.codes,
      )
      const events = readEvents(
        "export.csv",
        Buffer.from(
          table(
            "Event name,Year month,Page path and screen class,lead_reference,Session source,Session medium,Event count",
            eventRows.map(([path, lead, source, count]) => [
              "chat_opened",
              "202611",
              path,
              lead,
              source,
              source,
              count,
            ]),
          ),
        ),
        trips,
      )
      const lost = {events: lostOf(events.leftOut), chats: lostOf(chats.leftOut)}
      const lines = join(events.entries, chats.entries, lost)
      const leftOut = [...chats.leftOut, ...events.leftOut]
      const notes = [...chats.notes, ...events.notes]
      const page = parse(
        reportPage({
          lines,
          summed: {trip: join(events.entries, chats.entries, lost, ["trip"])},
          leftOut,
          notes,
          titleOf: trips.titleOf,
        }),
        "text/html",
      )
      expect(page.querySelectorAll("script, link, iframe, object, img, a, form")).toHaveLength(0)
      expect(active(page)).toEqual([])
      expect(page.querySelectorAll("li")).toHaveLength(leftOut.length + notes.length)
      expect(formulasIn(csvTable(lines))).toEqual([])
      // What a terminal shows is words, not orders to it.
      const shown = [textTable(lines), ...leftOut.map(({reason}) => reason)].join("")
      expect(shown.replaceAll("\n", "")).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
    },
  ),
)

it("is judged by what sees markup where there is some", () => {
  expect(active(parse('<a href="x" onclick="y">z</a>', "text/html"))).toHaveLength(2)
})
