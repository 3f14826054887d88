import {formatNumber, formatPrice} from "../../src/i18n/format"
import {locales} from "../../src/i18n/languages"
import type {Experience} from "../content/schema/experience"
import {accessMeasures, type FactValues} from "../content/schema/facts"
import type {SiteContent} from "../content/schema/files"
import type {Region} from "../content/schema/region"
import type {Trip} from "../content/schema/trip-defaults"
import type {I18nContext} from "../words/format"
import {type ContentContext, regionsOf} from "./look-ups"

export type Fee = NonNullable<Region["fees"]>[number]

const strictest = ["required", "recommended"] as const

/** The strictest yellow fever advice of some places. */
export const vaccineOf = (places: readonly Pick<Region, "health">[]) =>
  strictest.find(advice => places.some(({health}) => health?.yellowFever === advice)) ?? "no"

/** Keys in data/activities.json of what does not leave the town. */
const indoorActivity = "food-music"
const townActivities = ["culture", indoorActivity]

type Outing = Pick<Experience, "length" | "activities">

/** Whether a trip is a day in town, such as a meal or a city tour. */
const isInTown = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => townActivities.includes(key))

export const isIndoors = ({length, activities}: Outing): boolean =>
  length.days === 1 && activities.every(key => key === indoorActivity)

/**
 * The places whose advice on health a trip follows. A day in town needs no vaccine that is
 * recommended for the country around it: who stays there reads of it on the region's page.
 */
export const healthPlaces = <Place extends Pick<Region, "health">>(
  trip: Outing,
  places: readonly Place[],
): Place[] => places.filter(({health}) => !isInTown(trip) || health?.yellowFever !== "recommended")

type Packing = Pick<Experience, "slug" | "length" | "packing">

/** What is paid on the spot. Fees that name no trips are met on stays, and by days that pack cash. */
export const feesOf = (
  {slug, length, packing = []}: Packing,
  places: readonly Pick<Region, "fees">[],
) =>
  places.flatMap(({fees = []}) =>
    fees.filter(
      ({trips}) => trips?.includes(slug) ?? (length.days > 1 || packing.includes("cash")),
    ),
  )

/**
 * Things to bring that a trip names, or a stay in its regions needs, which a day trip does not, as
 * keys of data/packing.json.
 */
export const packedFor = (trip: Packing, regions: readonly Pick<Region, "packing">[]): string[] =>
  [trip, ...(trip.length.days > 1 ? regions : [])].flatMap(({packing = []}) => packing)

/**
 * Papers and money for a trip to some places, as keys of data/packing.json; their packing lists
 * name them, too.
 *
 * @param fees - what is paid there
 * @param inTown - whether it is a day in town, where nobody asks for a passport
 */
export const papersFor = (
  places: readonly Pick<Region, "health">[],
  fees: readonly Fee[],
  inTown = false,
): string[] => [
  ...(inTown ? [] : ["passport"]),
  ...(vaccineOf(places) === "no" ? [] : ["vaccination-card"]),
  ...(fees.length > 0 ? ["cash"] : []),
]

/** Things to bring in the order of data/packing.json, each once, without empty groups. */
const packingList = (keys: readonly string[], {packing}: SiteContent) =>
  packing.groups
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)

export const packingOfTrip = (trip: Experience, content: SiteContent) => {
  const regions = regionsOf(trip, content)
  const papers = papersFor(healthPlaces(trip, regions), feesOf(trip, regions), isInTown(trip))
  return packingList([...packedFor(trip, regions), ...papers], content)
}

export const packingOfRegion = (region: Region, content: SiteContent) => {
  const {packing = [], fees = []} = region
  return packingList([...packing, ...papersFor([region], fees)], content)
}

export const formatFeeAmount = ({euros}: Fee, {language, t}: I18nContext): string | undefined =>
  euros ? t("build:about", {price: formatPrice(euros, language)}) : undefined

const nameFee = (fee: Fee, context: I18nContext): string => {
  const amount = formatFeeAmount(fee, context)
  return fee.name[context.language] + (amount ? ` (${amount})` : "")
}

/** What the price may cover, in one question. */
const formatOpenFees = (fees: readonly Fee[], context: I18nContext): string =>
  context.t("build:fee.open", {fee: fees.map(fee => nameFee(fee, context)).join(" · ")})

export const formatFee = (fee: Fee, context: I18nContext): string =>
  fee.mayBeCovered ? formatOpenFees([fee], context) : nameFee(fee, context)

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
  const areas = regions.flatMap(({advice}) => advice?.area[language] ?? [])
  const list = new Intl.ListFormat(locales[language].format)
  return [
    vaccine !== "no" && t(`build:fact.conditions.vaccine.${vaccine}`),
    packingKeys.includes("soft-bag") && t("build:fact.conditions.bag"),
    packingKeys.includes("light-luggage") && t("build:fact.conditions.luggage"),
    paysThere && t("build:fact.conditions.fees"),
    open.length > 0 && formatOpenFees(open, context),
    !paysThere && packingKeys.includes("cash") && t("build:fact.conditions.cash"),
    areas.length > 0 && t("build:fact.conditions.advice", {area: list.format(areas)}),
  ]
}

/** What a trip asks of a body, measure by measure, with the place of a figure. */
export const formatAccess = (access: FactValues["access"], {language, t}: I18nContext) => {
  const {stepsAt: steps, longestWalkAt: longestWalk, altitudeAt: altitude} = access ?? {}
  const places: Record<string, typeof steps> = {steps, longestWalk, altitude}
  return accessMeasures.flatMap(key => {
    const value = access?.[key]
    if (!value) return []
    const amount = typeof value === "number" ? formatNumber(value, language) : ""
    const line = t(`build:fact.access.${key}`, {amount})
    const place = places[key]?.[language]
    return place ? `${line} (${place})` : line
  })
}
