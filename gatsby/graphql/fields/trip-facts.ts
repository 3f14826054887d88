import {formatDate, formatPrice} from "../../../src/i18n/format"
import {feesOf} from "../../../src/planner/needs"
import {formatFacts, missingFacts} from "../../content/facts/facts"
import type {I18nContext} from "../../content/facts/types"
import type {Experience} from "../../content/schema/experience"
import {openMeasures} from "../../content/schema/facts"
import {coverRows} from "../../content/schema/planning"
import {arePricesOver} from "../../content/schema/prices"
import type {SiteContent} from "../../content/site-content"
import {questionsText} from "../../words/chat-text"
import {type Context, type Fields, inWords, operatorOf, plain, regionsOf} from "./helpers"

const types = /* GraphQL */ `
  type Experience implements Node @dontInfer {
    "What is known of the trip, in the order in which it is told."
    factRows(language: String): [FactRow!]!
    "What nobody has settled, a row for each group of questions, asked in one chat; null where all is."
    openFacts(language: String): OpenRows
    "What it costs, row by row, while the prices hold."
    priceTable(language: String): PriceTable
    "Whether it goes so high above a town whose temperature is told that it is cooler there."
    isCoolerHigherUp: Boolean!
  }

  """A fact in words."""
  type FactRow @dontInfer {
    name: String!
    label: String!
    icon: String
    lines: [String!]!
    "The page of each line, where there is one."
    paths: [String!]
    "Where its page shows it: card, list, or own for a place of its own."
    at: String!
  }

  """The prices of a trip in words."""
  type PriceTable @dontInfer {
    rows: [PriceTableRow!]!
    "The deposit, and until when the prices hold."
    notes: [String!]!
  }

  type PriceTableRow @dontInfer {
    label: String!
    "The amount in words: €1,400."
    price: String!
  }

  """What a trip leaves open."""
  type OpenRows @dontInfer {
    "Names of the groups of questions: meeting point and times."
    rows: [String!]!
    "What the chat holds ready for who asks each question of these groups."
    chatText: String!
  }

  type BookingContent implements Node @dontInfer {
    "The topics that a trip's page answers, too."
    tripTopics: [BookingTopic!]!
  }
`

const factRows = async (trip: Experience, i18n: I18nContext, context: Context) => {
  const site = await operatorOf(context)
  return formatFacts(trip, await regionsOf(trip, context), {...i18n, site})
}

const priceTable = (trip: Experience, {language, t}: I18nContext) => {
  const {prices} = trip
  if (!prices || arePricesOver(trip)) return null
  const {rows, deposit, validUntil} = prices
  return {
    rows: rows.map(({name, euros}) => ({
      label: name[language],
      price: formatPrice(euros, language),
    })),
    notes: [
      ...(deposit ? [t("build:prices.deposit", {deposit})] : []),
      t("build:prices.until", {date: formatDate(validUntil, language)}),
    ],
  }
}

/** What a trip may ask of one that nobody has measured; boats are asked for where it is about water. */
const openAccess = ({activities, ask = [], facts: {access} = {}}: Experience) =>
  access || ask.includes("access")
    ? openMeasures.filter(
        name =>
          access?.[name] === undefined && (name !== "boatStep" || activities.includes("water")),
      )
    : []

/** How one gets about, of a trip with days to each visit; nothing where that is settled. */
const openWays = ({days, covers}: Experience) => {
  if (days) return days.status === "example" ? (["ways"] as const) : []
  return covers?.transfers === "included" ? [] : (["way"] as const)
}

/** Open questions in the four groups that a page names, in the order of a chat about all of them. */
const groups = {
  times: ["start", "end", "startTime", "duration"],
  ways: ["way", "ways", "transfers", "flights", "effort", "steps", "longestWalk", "boatStep"],
  people: ["group", "guideLanguages", "guide", "minimumAge"],
  price: [
    ...["basis", "lodging", "accommodation", "meals", "mealsIncluded", "entrances", "insurance"],
    ...["fees", "cancelling"],
  ],
} as const

const isCover = (name: string): name is (typeof coverRows)[number] =>
  coverRows.some(row => row === name)

const openNames = async (trip: Experience, i18n: I18nContext, context: Context) => {
  const places = await regionsOf(trip, context)
  const facts = [
    ...missingFacts(trip, places, i18n).filter(name => name !== "access"),
    ...openAccess(trip),
  ]
  const covers = coverRows.filter(row => trip.covers?.[row] === "ask")
  if (facts.length + covers.length === 0) return []
  const {priceBasis} = await operatorOf(context)
  return [
    ...facts,
    ...covers,
    ...openWays(trip),
    ...(priceBasis === "ask" ? ["basis"] : []),
    ...(feesOf(trip, places).some(({euros}) => !euros) ? ["fees"] : []),
    "cancelling",
  ]
}

const openFacts = async (trip: Experience, i18n: I18nContext, context: Context) => {
  const {language, t} = i18n
  const names = new Set<string>(await openNames(trip, i18n, context))
  if (names.size === 0) return null
  const open = Object.entries(groups).flatMap(([group, all]) => {
    const questions = all
      .filter(name => names.has(name))
      .map(name =>
        t(isCover(name) ? `build:covers.ask.${name}` : `build:fact.ask.${name as "start"}`),
      )
    return questions.length > 0 ? [{group: group as keyof typeof groups, questions}] : []
  })
  const questions = open.flatMap(group => group.questions)
  return {
    rows: open.map(({group}) => t(`build:open.${group}`)),
    chatText: questionsText(trip.kind, trip.messagingTitle[language], questions, t),
  }
}

/** 500 metres are about 3 °C. */
const climb = 500

const isCoolerHigherUp = async (trip: Experience, context: Context) => {
  const highest = trip.facts?.access?.altitude ?? Number.POSITIVE_INFINITY
  return (await regionsOf(trip, context)).some(
    ({months, temperature, altitude}) =>
      months && temperature && altitude && Math.min(altitude.high, highest) >= altitude.low + climb,
  )
}

/** What a trip's page shows of its facts, its price and of how booking works. */
export const tripFactFields: Fields = {
  types,
  resolvers: {
    Experience: {
      factRows: inWords(factRows),
      openFacts: inWords(openFacts),
      priceTable: inWords(priceTable),
      isCoolerHigherUp: plain(isCoolerHigherUp),
    },
    BookingContent: {
      tripTopics: plain(({topics}: SiteContent["booking"]) =>
        topics.filter(({onTrips}) => onTrips),
      ),
    },
  },
}
