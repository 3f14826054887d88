import {z} from "zod"
import {formatPrice} from "../../../src/i18n/format"
import {monthsOfYear} from "../../../src/lib/days"
import {isInSeason} from "../../../src/lib/season"
import {priceOf} from "../../content/prices"
import {experienceSchema} from "../../content/schema/experience"
import {groupKey, groupOf, groupRules} from "../../content/schema/groups"
import {choice} from "../../content/schema/meta"
import {season as seasonSchema} from "../../content/schema/pieces"
import {bestTimeOfTrip, monthKindsOf, monthTextsOf} from "../../facts/climate"
import {withAnsweredRows} from "../../facts/covers"
import {activitiesOf, othersOf, regionsOf} from "../../facts/look-ups"
import {formatInPesos} from "../../facts/prices"
import {bookingText} from "../../facts/questions"
import {formatPriceFrom, formatSeason, formatStay} from "../../words/format"
import {field, fieldsOf, localizedField, override} from "./define"
import {colorsOf, posterColors} from "./pictures"

export const signalColor = choice("SignalColor", ["yellow", "blue", "red"])

export const experienceComputed = fieldsOf(experienceSchema, {
  group: field(groupKey, "Group by length of stay: 9-days, 3-days or 1-day.", groupOf),
  color: field(signalColor, "Signal colour of its group.", trip => groupRules[groupOf(trip)].color),
  durationLabel: localizedField(
    z.string(),
    "Length of the stay in words: 4 days, 3 nights.",
    ({length}, {t}) => formatStay(length, t),
  ),
  where: localizedField(z.string(), "The names of its regions.", (trip, {content, language}) =>
    regionsOf(trip, content)
      .map(({name}) => name[language])
      .join(", "),
  ),
  when: localizedField(
    z.string().optional(),
    "When to go, in one sentence: its season, or else its driest months; null if all are alike.",
    bestTimeOfTrip,
  ),
  months: field(z.array(z.int()), "Months in which it is offered, 1 to 12.", ({season}) =>
    monthsOfYear.filter(month => isInSeason(month, season ?? null)),
  ),
  monthTexts: localizedField(
    z.array(z.string()).optional(),
    "How each month is there, in words, January first: what a trip with a season says whether it is offered, another what there is to see in that month alone, or else the rain.",
    monthTextsOf,
  ),
  monthKinds: field(
    z.array(z.string()),
    "The same as kinds, January first: season where there is something to see, dry, mixed, wet; unknown.",
    (trip, {content}) => monthKindsOf(trip, content),
  ),
  priceText: localizedField(
    z.string(),
    "The starting price in words, From €1,400, or that it is on request.",
    (trip, context) => formatPriceFrom(priceOf(trip), context),
  ),
  pesosText: localizedField(
    z.string().optional(),
    "The starting price in Colombian pesos, in words, where the site has a rate and the price holds.",
    (trip, context) => formatInPesos(priceOf(trip), context),
  ),
  isPriceOnRequest: field(
    z.boolean(),
    "Whether its prices are past their day, so that the price is on request.",
    trip => priceOf(trip) === undefined,
  ),
  bookLabel: localizedField(
    z.string(),
    "Text of the booking button, built from the price: Book from €60.",
    (trip, {language, t}) => {
      const euros = priceOf(trip)
      if (euros === undefined) return t("build:bookOnRequest")
      return t("build:book", {price: formatPrice(euros, language)})
    },
  ),
  chatText: localizedField(
    z.string(),
    "What the chat holds ready for who books.",
    // It is sent: a title in it is the trip's own, with plain spaces.
    (trip, {language, translators}) => bookingText(trip, {language, t: translators[language]}),
  ),
  activities: override((trip, {content}) => activitiesOf(trip, content)),
  others: field(
    z.array(experienceSchema),
    "Up to three others of the same length of stay: those to its places first, the nearest in the catalogue.",
    (trip, {content}) => othersOf(trip, content),
  ),
  posterColors: field(
    posterColors,
    "Colours taken from the picture, for the themed banner.",
    colorsOf,
  ),
})

/** What answers for all trips change, in place of what the trip's own file says. */
export const answeredComputed = fieldsOf(experienceSchema, {
  covers: override(trip => trip.covers),
  facts: override(trip => trip.facts),
  ask: override(trip => trip.ask),
  includes: override((trip, {translators}) => withAnsweredRows(trip, "includes", translators)),
  notIncluded: override((trip, {translators}) =>
    withAnsweredRows(trip, "notIncluded", translators),
  ),
})

export const seasonComputed = fieldsOf(seasonSchema, {
  label: localizedField(z.string(), "The season in words: 15 June to 20 October.", formatSeason),
})
