import {dateFormat, formatNumber, formatPrice} from "../../src/i18n/format"
import {type Language, languages} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import {capital} from "../../src/lib/text/letters"
import {accessMeasures, type FactValues} from "../content/schema/facts"
import type {SiteContent} from "../content/schema/files"
import {arePricesOver, type CoverRow, coverRows} from "../content/schema/planning"
import type {Trip} from "../content/schema/trip-defaults"
import {formatDate, formatPesos, lowerFirst} from "../words/format"
import {regionBySlug, regionsOf} from "./look-ups"
import {type Fee, feesOf, healthPlaces, packedFor, vaccineOf} from "./needs"

/** A language, and its words (namespace `build`). */
export type I18nContext = {language: Language; t: TFunction}

/** The same with everything that the site says. */
export type ContentContext = I18nContext & {content: SiteContent}

export const languageName = (code: string, language: Language): string =>
  capital(new Intl.DisplayNames(language, {type: "language"}).of(code) ?? code)

/** “1 hour”, “1.5 hours”, “2 to 3 hours”, as the language writes numbers. */
export const formatHours = (
  {hours, upTo}: {hours: number; upTo?: number | undefined},
  {language, t}: I18nContext,
): string => {
  const count = upTo ?? hours
  const most = t("build:fact.hours", {count, number: formatNumber(count, language)})
  return upTo === undefined
    ? most
    : t("build:travel.range", {from: formatNumber(hours, language), hours: most})
}

/** A clock time, given as 18:00, as the language writes it: “6:00 pm”. */
export const formatTime = (clock: string, language: Language): string =>
  dateFormat(language, {hour: "numeric", minute: "2-digit", hour12: true}).format(
    new Date(`2024-01-01T${clock}Z`),
  )

/** What rows of the cover in one state are called. */
export const coverNames = (covers: Trip["covers"], state: Trip["covers"][CoverRow], t: TFunction) =>
  coverRows.filter(row => covers[row] === state).map(row => t(`build:covers.row.${row}`))

/** What no price covers, and this one does not, in a sentence, without what is asked about. */
export const formatExcluded = ({covers, notIncluded}: Trip, {t}: I18nContext): string => {
  if (notIncluded) return t("build:excluded.listed")
  const list = [
    ...coverNames(covers, "not-included", t).map(lowerFirst),
    t(covers.flights ? "build:excluded.airTaxes" : "build:excluded.taxes"),
    ...(covers.insurance ? [] : [t("build:excluded.insurance")]),
    t("build:excluded.rest"),
  ]
  return t("build:excluded.text", {list: list.join(", ")})
}

/** A list of a trip with the rows that all trips answer so, as its own lines do not say them. */
export const withAnsweredRows = (
  trip: Trip,
  list: "includes" | "notIncluded",
  translators: Record<Language, TFunction>,
) => {
  const rows = trip.answeredRows.filter(
    row => (trip.covers[row] === "not-included") === (list === "notIncluded"),
  )
  const stored = trip[list]
  // Of a trip without exclusions of its own one sentence says them all.
  if (rows.length === 0 || (!stored && list === "notIncluded")) return stored
  const linesIn = (language: Language) => {
    const t = translators[language]
    return rows.map(row => {
      const name = t(`build:covers.row.${row}`)
      return trip.covers[row] === "partly" ? t("build:covers.partly", {name}) : name
    })
  }
  const items = languages.map(language => [
    language,
    [...(stored?.items[language] ?? []), ...linesIn(language)],
  ])
  // Gatsby does not track a new object: from its parent it finds the trip whose price a line names.
  return {...stored, parent: (trip as {id?: string}).id, items: Object.fromEntries(items)}
}

/** Names of the facts that a trip leaves open: its list, and its end if its last day travels on. */
export const askedFacts = ({ask, days}: Pick<Trip, "ask" | "days">) => {
  const isEndOpen = days?.items.at(-1)?.travel?.to !== undefined && !ask.includes("end")
  return isEndOpen ? [...ask, "end" as const] : ask
}

type End = "start" | "end"

/** Where a trip begins or ends: as its file says, or as its days do, which may be an example. */
const placeOf = (end: End, trip: Trip, {language, content}: ContentContext) => {
  const {days, facts} = trip
  const place = facts[end]
  if (place) return {town: place[language], isExample: false}
  const region = regionBySlug(days?.items.at(end === "start" ? 0 : -1)?.region, content)
  if (!region || askedFacts(trip).includes(end)) return undefined
  return {town: (region.town ?? region.name)[language], isExample: days?.status === "example"}
}

/** The place in words. An end is not called an example where the start before it is. */
export const formatPlace = (end: End, trip: Trip, context: ContentContext): string[] => {
  const place = placeOf(end, trip, context)
  if (!place) return []
  const isToldAtStart = end === "end" && placeOf("start", trip, context)?.isExample
  return [
    place.town,
    ...(place.isExample && !isToldAtStart ? [context.t("build:fact.example")] : []),
  ]
}

/** The starting price: in euros, for whom, and in pesos where the site has a rate. */
export const formatStartingPrice = (trip: Trip, {language, t, content: {site}}: ContentContext) => {
  if (arePricesOver(trip)) return {label: t("build:fact.price"), lines: [t("build:fact.onRequest")]}
  const {per = "ask", travellers: count} = trip.facts.priceBasis ?? {}
  const {pesos} = site
  return {
    lines: [
      formatPrice(trip.price, language),
      per === "ask" || !count
        ? t(`build:fact.basis.${per}`)
        : t(`build:fact.basisFor.${per}`, {count}),
      pesos &&
        t("build:fact.pesos", {
          amount: formatPesos(trip.price, pesos.rate, language),
          rate: formatNumber(pesos.rate, language),
          date: formatDate(pesos.date, language),
        }),
    ],
  }
}

export const formatInPesos = (
  euros: number | undefined,
  {content: {site}, language, t}: ContentContext,
): string | null =>
  site.pesos && euros !== undefined
    ? t("build:pesosText", {amount: formatPesos(euros, site.pesos.rate, language)})
    : null

export const formatPrices = (trip: Trip, {language, t}: I18nContext) => {
  const {prices} = trip
  if (!prices || arePricesOver(trip)) return null
  return {
    rows: prices.rows.map(({name, euros}) => ({
      label: name[language],
      price: formatPrice(euros, language),
    })),
    note: t("build:prices.until", {date: formatDate(prices.validUntil, language)}),
  }
}

export const formatFeeAmount = ({euros}: Fee, {language, t}: I18nContext): string | undefined =>
  euros ? t("build:about", {price: formatPrice(euros, language)}) : undefined

const nameFee = (fee: Fee, context: I18nContext, mark: string): string => {
  const amount = formatFeeAmount(fee, context)
  return fee.name[context.language] + (amount ? `${mark} ${amount}` : "")
}

export const formatFee = (fee: Fee, context: I18nContext): string =>
  fee.mayBeCovered ? formatOpenFees([fee], context) : nameFee(fee, context, ":")

/** What the price may cover, in one question. */
const formatOpenFees = (fees: readonly Fee[], context: I18nContext): string => {
  const names = fees.map(fee => lowerFirst(nameFee(fee, context, ",")))
  return context.t("build:fee.open", {fee: capital(names.join("; "))})
}

/**
 * What has to be known or done before a trip is booked: a vaccine, luggage, cash, fees that the
 * price may cover, advice of foreign ministries. It follows from the trip's regions and its
 * packing, by keys of data/packing.json.
 */
export const formatConditions = (trip: Trip, context: ContentContext) => {
  const {content, language, t} = context
  const regions = regionsOf(trip, content)
  const packingKeys = packedFor(trip, regions)
  const vaccine = vaccineOf(healthPlaces(trip, regions))
  const fees = feesOf(trip, regions)
  const open = fees.filter(({mayBeCovered}) => mayBeCovered)
  const paysThere = fees.length > open.length
  return [
    vaccine !== "no" && t(`build:fact.conditions.vaccine.${vaccine}`),
    packingKeys.includes("soft-bag") && t("build:fact.conditions.bag"),
    packingKeys.includes("light-luggage") && t("build:fact.conditions.luggage"),
    paysThere && t("build:fact.conditions.fees"),
    open.length > 0 && formatOpenFees(open, context),
    !paysThere && packingKeys.includes("cash") && t("build:fact.conditions.cash"),
    ...regions.map(
      ({advice}) => advice && t("build:fact.conditions.advice", {area: advice.area[language]}),
    ),
  ]
}

/** What a trip asks of a body, measure by measure, with the place of a figure. */
export const formatAccess = (access: FactValues["access"], {language, t}: I18nContext) => {
  const places = {steps: access?.stepsAt, altitude: access?.altitudeAt}
  return accessMeasures.flatMap(key => {
    const value = access?.[key]
    if (!value) return []
    const amount = typeof value === "number" ? formatNumber(value, language) : ""
    const line = t(`build:fact.access.${key}`, {amount})
    const place = (key === "steps" || key === "altitude") && places[key]?.[language]
    return place ? `${line} (${place})` : line
  })
}
