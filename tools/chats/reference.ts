import {chatCodes} from "../../src/chat/reference"
import {languages} from "../../src/i18n/languages"

/** What a reference says; `channel` is empty if the visit came from no campaign that is known. */
export type Reference = {trip: string; language: string; channel: string}

const languageCodes = languages.map(language => language.toUpperCase())

const openings: readonly string[] = Object.values(chatCodes)

/** As the site writes it: a telephone may have made another dash of a hyphen, or put a full stop behind it. */
const writtenOut = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\s.]+$/, "")
    .toUpperCase()

/**
 * Reads the reference of a chat, as `CANO-ES-IG`, with or without “Ref.” before it. A question about a
 * trip (`ASK-CANO-ES`) belongs to the trip.
 *
 * @param codes - those of all trips
 * @throws Error saying what was found and what was expected
 */
export const parseReference = (text: string, codes: ReadonlySet<string>): Reference => {
  const [written] = /[A-Z]+(-[A-Z]+)+$/.exec(writtenOut(text)) ?? []
  const parts = written?.split("-") ?? []
  const place = parts.findIndex((part, index) => index > 0 && languageCodes.includes(part))
  const [trip = "", opening] = parts.slice(0, Math.max(place, 0)).reverse()
  const [channel = "", ...rest] = parts.slice(place + 1)
  const isKnown =
    place > 0 &&
    place < 3 &&
    rest.length === 0 &&
    (opening === undefined
      ? codes.has(trip) || openings.includes(trip)
      : openings.includes(opening) && codes.has(trip))
  if (!isKnown)
    throw new Error(`reference: found "${text}", expected a trip’s code and a language: CANO-ES`)
  return {trip, language: (parts[place] ?? "").toLowerCase(), channel}
}
