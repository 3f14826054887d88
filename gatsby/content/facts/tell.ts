import type {z} from "zod"
import {formatNumber} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import {locales} from "../../../src/i18n/locales"
import type {Words} from "../../../src/i18n/use-words"
import {type FactSpeech, type FactTrip, oneLine} from "./declare"
import type {place} from "./fact-shapes"

type Place = z.infer<typeof place>

/** Name of a region of the trip. */
export const nameOf = (slug: string | undefined, {places, language}: FactSpeech) =>
  places.find(place => place.slug === slug)?.name[language]

/** Where the days of a journey begin or end; a trip of one region says nothing by it. */
export const regionOfDays = ({days, regions}: FactTrip, at: 0 | -1) =>
  regions.length > 1 ? days?.items.at(at)?.region : undefined

/** Tells where a trip begins or ends: as it is given, or as its days go. */
export const tellPlace =
  (at: 0 | -1) => (value: Place | undefined, trip: FactTrip, speech: FactSpeech) => {
    const given = value?.place?.[speech.language] ?? nameOf(value?.region, speech)
    if (given) return oneLine(given)
    const derived = nameOf(regionOfDays(trip, at), speech)
    if (!derived) return undefined
    const isExample = trip.days?.status === "example"
    return {lines: [derived, ...(isExample ? [speech.t("build:fact.example")] : [])]}
  }

/** A language by its name, such as “English”. */
export const tongue = (code: string, language: Language) => {
  const name = new Intl.DisplayNames(language, {type: "language"}).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** “1 hour”, “1.5 hours”, as the language writes numbers. */
export const tellHours = (hours: number, {language, t}: {language: Language; t: Words}) =>
  t("build:fact.hours", {count: hours, number: formatNumber(hours, language)})

/** A clock time, given as 18:00, as the language writes it: “6:00 pm”. */
export const tellTime = (clock: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language].format, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(`2024-01-01T${clock}Z`))
