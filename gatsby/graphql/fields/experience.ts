import {
  formatMonths,
  formatPesos,
  formatPrice,
  formatSeason,
  formatStay,
  monthName,
} from "../../../src/i18n/format"
import {isInSeason} from "../../../src/lib/season"
import type {I18nContext} from "../../content/facts/format"
import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {groupOf, groupRules} from "../../content/schema/groups"
import {arePricesOver} from "../../content/schema/planning"
import type {Region} from "../../content/schema/region"
import {chatText} from "../../words/chat-text"
import {readPosterColors} from "../poster-colors"
import {
  allExperiences,
  type Context,
  type Fields,
  fileOf,
  inWords,
  operatorOf,
  plain,
  regionsOf,
  theOnly,
} from "./helpers"

const types = /* GraphQL */ `
  enum SignalColor {yellow blue red}

  type Experience implements Node @dontInfer {
    "Group by length of stay: 9-days, 3-days or 1-day."
    group: String!
    "Signal colour of its group."
    color: SignalColor!
    "Length of the stay in words: 4 days, 3 nights."
    durationLabel(language: String): String!
    "The names of its regions."
    where(language: String): String!
    "When to go, in one sentence: its season, or else its driest months; null if all are alike."
    when(language: String): String
    "Months in which it is offered, 1 to 12."
    months: [Int!]!
    "How each month is there, in words, January first: what there is to see in that month alone, or else the rain; null of a trip with a season."
    monthTexts(language: String): [String!]
    "The same as kinds, January first: season where there is something to see, dry, mixed, wet; unknown."
    monthKinds: [String!]!
    "The starting price in words, From €1,400, or that it is on request."
    priceText(language: String): String!
    "The starting price in Colombian pesos, in words, where the site has a rate and the price holds."
    pesosText(language: String): String
    "Whether its prices are past their day, so that the price is on request."
    isPriceOpen: Boolean!
    "Text of the booking button, built from the price: Book from €60."
    reserveText(language: String): String!
    "What the chat holds ready for who books."
    chatText(language: String): String!
    "Up to three others of the same length of stay, the nearest in price."
    others: [Experience!]!
    "Colours taken from the picture, for the themed banner."
    posterColors: PosterColors!
  }

  type Season @dontInfer {
    "The season in words: 15 June to 20 October."
    label(language: String): String!
  }

  """A ground and a text colour from one picture, at least 4.5:1 apart."""
  type PosterColors @dontInfer {
    "Colour of the ground, as #rrggbb."
    ground: String!
    "Colour of the text on it, as #rrggbb."
    text: String!
    "A lighter tint of the ground for lines and marks, as #rrggbb."
    accent: String!
  }
`

const year = Array.from({length: 12}, (_, index) => index + 1)

/** How much rain a trip's places have together in each month, January first; nothing where one is unknown. */
const rainOf = (places: readonly Pick<Region, "months">[]) => {
  if (places.length === 0 || places.some(({months}) => !months)) return undefined
  return year.map(month => {
    const [first = "mixed", ...others] = new Set(places.map(({months}) => months?.[month - 1]))
    return others.length === 0 ? first : "mixed"
  })
}

const dryness = {dry: 2, mixed: 1, wet: 0}

/** When to go, in one sentence: on cards, on the trip's page and in the comparison. */
const when = async (trip: Experience, {language, t}: I18nContext, context: Context) => {
  if (trip.season) return t("build:months.season", {season: formatSeason(trip.season, language, t)})
  const places = await regionsOf(trip, context)
  const sums = year.map(month =>
    places.reduce((sum, {months}) => sum + dryness[months?.[month - 1] ?? "wet"], 0),
  )
  const most = Math.max(...sums)
  if (most === Math.min(...sums)) return null
  const best = sums.map(sum => (sum === most ? "best" : ""))
  const months = formatMonths(best, "best", language, t) ?? ""
  if (most < dryness.dry * places.length) return t("build:months.driest", {months})
  return t(places.length > 1 ? "build:months.dryEverywhere" : "build:months.dry", {months})
}

/** An amount of euros in Colombian pesos, in words; null where the site has no rate. */
export const pesosText = async (
  euros: number,
  {language, t}: I18nContext,
  context: Context,
): Promise<string | null> => {
  const {pesos} = await operatorOf(context)
  return pesos ? t("build:pesosText", {amount: formatPesos(euros, pesos.rate, language)}) : null
}

/** Colours of a node's picture. */
export const posterColors = plain((node: {image: string; parent: string}, context) =>
  readPosterColors(fileOf(context, node).absolutePath, node.image),
)

/** A text that names the price, or another one once that no longer holds. */
const withPrice = (
  text: "build:priceText" | "build:reserve",
  open: "build:priceOpen" | "build:reserveOpen",
) =>
  inWords((trip: Experience, {language, t}) =>
    arePricesOver(trip) ? t(open) : t(text, {price: formatPrice(trip.price, language)}),
  )

const monthTexts = async (trip: Experience, {language, t}: I18nContext, context: Context) => {
  if (trip.season) return null
  return rainOf(await regionsOf(trip, context))?.map((kind, index) => {
    const month = monthName(index + 1, language)
    const {sight} = trip
    return sight && isInSeason(index + 1, sight)
      ? t("build:month.sight", {month, sight: sight.name[language]})
      : t(`build:month.${kind}`, {month})
  })
}

const monthKinds = async (trip: Experience, context: Context) => {
  const rain = rainOf(await regionsOf(trip, context))
  const season = trip.season ?? trip.sight
  return year.map(month =>
    season && isInSeason(month, season) ? "season" : (rain?.[month - 1] ?? "unknown"),
  )
}

const mostOthers = 3

const othersOf = async (own: Experience, context: Context) => {
  const {slug} = own
  const members = (await allExperiences(context)).filter(trip => groupOf(trip) === groupOf(own))
  const place = members.findIndex(trip => trip.slug === slug)
  const last = Math.max(0, members.length - mostOthers - 1)
  const start = Math.min(Math.max(0, place - 1), last)
  return members.slice(start, start + mostOthers + 1).filter(trip => trip.slug !== slug)
}

export const experienceFields: Fields = {
  types,
  resolvers: {
    Experience: {
      group: plain(groupOf),
      color: plain((trip: Experience) => groupRules[groupOf(trip)].color),
      durationLabel: inWords(({length}: Experience, {t}) => formatStay(length, t)),
      where: inWords(async (trip: Experience, {language}, context) =>
        (await regionsOf(trip, context)).map(({name}) => name[language]).join(", "),
      ),
      when: inWords(when),
      months: plain(({season}: Experience) =>
        year.filter(month => isInSeason(month, season ?? null)),
      ),
      monthTexts: inWords(monthTexts),
      monthKinds: plain(monthKinds),
      priceText: withPrice("build:priceText", "build:priceOpen"),
      pesosText: inWords((trip: Experience, i18n, context) =>
        arePricesOver(trip) ? null : pesosText(trip.price, i18n, context),
      ),
      isPriceOpen: plain((trip: Experience) => arePricesOver(trip)),
      reserveText: withPrice("build:reserve", "build:reserveOpen"),
      chatText: inWords(({kind, messagingTitle}: Experience, {language, t}) =>
        chatText(kind, messagingTitle[language], t),
      ),
      activities: plain(async ({activities: keys}: Experience, context) => {
        const {activities} = await theOnly<SiteContent["activities"]>(context, "ActivityList")
        return keys.map(name => activities.find(({key}) => key === name))
      }),
      others: plain(othersOf),
      posterColors,
    },
    Season: {
      label: inWords((season: {from: string; to: string}, {language, t}) =>
        formatSeason(season, language, t),
      ),
    },
  },
}
