import type {z} from "zod"
import {formatNumber} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import {locales} from "../../../src/i18n/locales"
import {capital, uncapital} from "../../../src/lib/text/capital"
import {type FactSpeech, type FactTrip, oneLine, type Speech} from "./declare"
import type {place} from "./fact-shapes"

type Place = z.infer<typeof place>

/** Name of a region of the trip. */
export const nameOf = (slug: string | undefined, {places, language}: FactSpeech) =>
  places.find(place => place.slug === slug)?.name[language]

/** Where the days of a journey begin; a trip of one region says nothing by it. */
export const firstRegion = ({days, regions}: FactTrip) =>
  regions.length > 1 ? days?.items[0]?.region : undefined

/** Names of the facts that a trip leaves open: those of its list, and its end if its last day travels on. */
export const asksOf = ({ask = [], days}: FactTrip): readonly string[] =>
  days?.items.at(-1)?.travel?.to ? [...ask, "end"] : ask

/** Tells where a trip begins or ends: as it is given, or in which town its days do unless that is open. */
export const tellPlace =
  (name: "start" | "end") => (value: Place | undefined, trip: FactTrip, speech: FactSpeech) => {
    const {days} = trip
    const {language, places, t} = speech
    const given = value?.place?.[language] ?? nameOf(value?.region, speech)
    if (given) return oneLine(given)
    if (!days || asksOf(trip).includes(name)) return undefined
    const slug = days.items.at(name === "start" ? 0 : -1)?.region
    const place = places.find(place => place.slug === slug)
    if (!place) return undefined
    const town = (place.town ?? place.name)[language]
    return {lines: [town, ...(days.status === "example" ? [t("build:fact.example")] : [])]}
  }

/** Names as a list within a sentence has them, in small letters: "meals, transfers, guide". */
export const listed = (names: readonly string[]) => names.map(uncapital)

/** A language by its name, such as “English”. */
export const tongue = (code: string, language: Language) =>
  capital(new Intl.DisplayNames(language, {type: "language"}).of(code) ?? code)

/** “1 hour”, “1.5 hours”, as the language writes numbers; no line ends between number and unit. */
export const tellHours = (hours: number, {language, t}: Speech) =>
  t("build:fact.hours", {count: hours, number: formatNumber(hours, language)}).replace(
    " ",
    "\u00a0",
  )

/** A clock time, given as 18:00, as the language writes it: “6:00 pm”. */
export const tellTime = (clock: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language].format, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(`2024-01-01T${clock}Z`))
