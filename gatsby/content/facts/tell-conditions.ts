import {feesOf, smallBag, vaccineOf} from "../../../src/features/saved/trip-to-prepare"
import {formatPrice} from "../../../src/i18n/format"
import type {Region} from "../schema/region"
import type {FactSpeech, FactTrip, Speech} from "./declare"

/** What is paid on the spot. */
export type Fee = NonNullable<Region["fees"]>[number]

/** Tells about how much a fee is, where that is known: “about €15”. */
export const tellAmount = ({euros}: Fee, {language, t}: Speech) =>
  euros ? t("build:about", {price: formatPrice(euros, language)}) : undefined

/** Tells a fee in one line: “Tax: about €15”, or that the price may cover it. */
export const tellFee = (fee: Fee, speech: Speech): string => {
  const name = fee.name[speech.language]
  const amount = tellAmount(fee, speech)
  if (!fee.mayBeCovered) return amount ? `${name}: ${amount}` : name
  return speech.t("build:fee.open", {fee: amount ? `${name}, ${amount}` : name})
}

/** Keys in data/packing.json. */
const cash = "cash"
const lightLuggage = "light-luggage"

/**
 * What may keep somebody from a trip, or has to be done before it is booked: a vaccine, luggage, cash,
 * fees that the price may cover, and advice of foreign ministries. It follows from the trip's places and from what is packed for it.
 */
export const tellConditions = (trip: FactTrip, {places, language, t}: FactSpeech): string[] => {
  const {length, packing = []} = trip
  // A day trip does not need what a stay in the region needs.
  const packed = [
    ...packing,
    ...(length.days > 1 ? places.flatMap(place => place.packing ?? []) : []),
  ]
  const vaccine = vaccineOf(places)
  const fees = feesOf(trip, places)
  const open = fees.filter(({mayBeCovered}) => mayBeCovered)
  const paysThere = fees.length > open.length
  return [
    ...(vaccine === "no" ? [] : [t(`build:fact.conditions.vaccine.${vaccine}`)]),
    ...(packed.includes(smallBag) ? [t("build:fact.conditions.bag")] : []),
    ...(packed.includes(lightLuggage) ? [t("build:fact.conditions.luggage")] : []),
    ...(paysThere ? [t("build:fact.conditions.fees")] : []),
    ...open.map(fee => tellFee(fee, {language, t})),
    ...(!paysThere && packed.includes(cash) ? [t("build:fact.conditions.cash")] : []),
    ...places.flatMap(({advice}) =>
      advice ? [t("build:fact.conditions.advice", {area: advice.area[language]})] : [],
    ),
  ]
}
