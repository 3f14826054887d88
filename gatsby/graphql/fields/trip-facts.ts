import {formatDate, formatPrice} from "../../../src/i18n/format"
import {feesOf} from "../../../src/planner/needs"
import {formatFacts, missingFacts} from "../../content/facts/facts"
import {listed} from "../../content/facts/format"
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
    "Facts that nobody has settled, asked in one chat; null where there are none."
    openFacts(language: String): OpenRows
    "What the price covers, row by row, in the order of the table; rows without sense are left out."
    coverRows(language: String): [CoverRow!]!
    "Where many rows are open, all of them in one chat; they are then none of coverRows."
    openCovers(language: String): OpenRows
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

  """Several open rows."""
  type OpenRows @dontInfer {
    "Their names, as a list within a sentence has them."
    rows: [String!]!
    "What the chat holds ready for who asks all of them."
    chatText: String!
  }

  """A row of the table of what a price covers."""
  type CoverRow @dontInfer {
    "What it is about: meals."
    label: String!
    "included, partly, not-included or ask."
    value: String!
    "The value in words."
    answer: String!
    "What the chat holds ready for who asks, of a row that nobody has settled."
    chatText: String
  }

  type BookingContent implements Node @dontInfer {
    "The topics that a trip's page answers, too."
    tripTopics: [BookingTopic!]!
  }
`

/** As many open rows are one sentence. */
const manyOpen = 4

const isOpen = ({covers = {}}: Experience) => {
  const open = coverRows.filter(row => covers[row] === "ask")
  return {open, isOneSentence: open.length >= manyOpen}
}

const rowsOf = (trip: Experience, {language, t}: I18nContext) => {
  const {covers = {}, kind, messagingTitle} = trip
  const {isOneSentence} = isOpen(trip)
  return coverRows.flatMap(row => {
    const value = covers[row]
    if (!value || (value === "ask" && isOneSentence)) return []
    const question = t(`build:covers.ask.${row}`)
    return {
      label: t(`build:covers.row.${row}`),
      value,
      answer: t(`build:covers.value.${value}`),
      chatText:
        value === "ask" ? questionsText(kind, messagingTitle[language], [question], t) : null,
    }
  })
}

const openCovers = async (trip: Experience, {language, t}: I18nContext, context: Context) => {
  const {open, isOneSentence} = isOpen(trip)
  if (!isOneSentence) return null
  const {priceBasis} = await operatorOf(context)
  const questions = [
    ...(priceBasis === "ask" ? [t("build:fact.basis.question")] : []),
    ...open.map(row => t(`build:covers.ask.${row}`)),
  ]
  return {
    rows: listed(open.map(row => t(`build:covers.row.${row}`))),
    chatText: questionsText(trip.kind, trip.messagingTitle[language], questions, t),
  }
}

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

const openOf = async (trip: Experience, i18n: I18nContext, context: Context) => {
  const {language, t} = i18n
  const places = await regionsOf(trip, context)
  const open = [
    ...missingFacts(trip, places, i18n).filter(name => name !== "access"),
    ...openAccess(trip),
  ]
  if (open.length === 0) return null
  const names = [
    ...open,
    ...openWays(trip),
    ...(feesOf(trip, places).some(({euros}) => !euros) ? (["fees"] as const) : []),
    "cancelling" as const,
  ]
  const questions = names.map(name => t(`build:fact.ask.${name as "start"}`))
  return {
    rows: names.map(name => t(`build:fact.open.${name as "start"}`)),
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
      openFacts: inWords(openOf),
      coverRows: inWords(rowsOf),
      openCovers: inWords(openCovers),
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
