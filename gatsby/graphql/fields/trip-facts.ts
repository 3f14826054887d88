import {formatDate, formatPrice} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import {formatFacts, openFacts, openGroups} from "../../content/facts/facts"
import {formatTravel, type I18nContext} from "../../content/facts/format"
import {feesOf, healthPlaces, isInTown, papersFor} from "../../content/facts/needs"
import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {arePricesOver} from "../../content/schema/planning"
import type {Region} from "../../content/schema/region"
import {questionsText} from "../../words/chat-text"
import {
  bySlug,
  type Context,
  type Fields,
  inWords,
  operatorOf,
  plain,
  regionsOf,
  theOnly,
  tripOf,
} from "./helpers"
import {photoScene} from "./photos"

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
    "What is paid on the spot: the fees of its regions that it meets."
    fees: [Fee!]!
    "Its regions, but for a day in town those alone whose advice on health holds there, too."
    healthRegions: [Region!]!
    "What to bring: its own things, those of its regions if it lasts more than a day, and the papers that a preparation names, grouped and ordered as data/packing.json, each once."
    packingList: [PackingGroup!]!
  }

  type Region implements Node @dontInfer {
    "What to bring, the papers that a preparation names among it, grouped and ordered as data/packing.json."
    packingList: [PackingGroup!]!
  }

  type Day @dontInfer {
    "How one gets there, of a day that begins elsewhere."
    travelText(language: String): String
    "The photograph that the day names, or the picture of the trip; others have none, so that no poster stands there again and again."
    scene: Scene
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
`

const factRows = async (trip: Experience, i18n: I18nContext, context: Context) => {
  const [regions, site] = [await regionsOf(trip, context), await operatorOf(context)]
  return formatFacts(trip, {...i18n, regions, site})
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

/** How one gets about, of a trip with days to each visit; nothing where that is settled. */
const openWays = ({days, covers}: Experience) => {
  if (days) return days.status === "example" ? ["ways"] : []
  return covers?.transfers === "included" ? [] : ["way"]
}

const openRows = async (trip: Experience, {language, t}: I18nContext, context: Context) => {
  const open = openFacts(trip)
  if (open.length === 0) return null
  const {priceBasis} = await operatorOf(context)
  const fees = feesOf(trip, await regionsOf(trip, context))
  const names: string[] = [
    ...[...open, ...openWays(trip), "cancelling"],
    ...(priceBasis === "ask" ? ["basis"] : []),
    ...(fees.some(({euros}) => !euros) ? ["fees"] : []),
  ]
  const groups = (Object.keys(openGroups) as (keyof typeof openGroups)[]).map(group => ({
    row: t(`build:open.${group}`),
    questions: openGroups[group]
      .filter(name => names.includes(name))
      .map(name => t(`build:fact.ask.${name}`)),
  }))
  const questions = groups.flatMap(group => group.questions)
  return {
    rows: groups.filter(group => group.questions.length > 0).map(({row}) => row),
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

type Packed = {packing?: string[]}

const packingGroups = async (context: Context) =>
  (await theOnly<SiteContent["packing"]>(context, "PackingList")).groups

/** Things to bring in the order of data/packing.json, each once; groups without any are left out. */
const packingList = async (keys: readonly string[], context: Context) =>
  (await packingGroups(context))
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)

const packingOf = async (trip: Experience, context: Context) => {
  const regions = await regionsOf(trip, context)
  // A day trip does not need what a stay in the region needs.
  const stayed = trip.length.days > 1 ? regions : []
  const own = [trip, ...stayed].flatMap(({packing = []}: Packed) => packing)
  const papers = papersFor(healthPlaces(trip, regions), feesOf(trip, regions), isInTown(trip))
  return packingList([...own, ...papers], context)
}

type Day = NonNullable<Experience["days"]>["items"][number]

const travelText = async (day: Day, i18n: I18nContext, context: Context) => {
  const {items = [], status} = tripOf(day, context)?.days ?? {}
  const {travel, region} = day
  const before = items[items.indexOf(day) - 1]?.region ?? region
  if (!travel && before === region) return null
  const nameOf = async (given: Record<Language, string> | undefined, slug: string) => {
    const region = await bySlug<Region>(context, "Region", slug)
    return (given ?? region?.town ?? region?.name)?.[i18n.language] ?? ""
  }
  const from = await nameOf(travel?.from, before)
  const to = await nameOf(travel?.to, region)
  return formatTravel({travel, from, to, isExample: status === "example"}, i18n)
}

export const tripFactFields: Fields = {
  types,
  resolvers: {
    Experience: {
      factRows: inWords(factRows),
      openFacts: inWords(openRows),
      priceTable: inWords(priceTable),
      isCoolerHigherUp: plain(isCoolerHigherUp),
      fees: plain(async (trip: Experience, context) =>
        feesOf(trip, await regionsOf(trip, context)),
      ),
      healthRegions: plain(async (trip: Experience, context) =>
        healthPlaces(trip, await regionsOf(trip, context)),
      ),
      packingList: plain(packingOf),
    },
    Region: {
      packingList: plain((region: Region, context) =>
        packingList(
          [...(region.packing ?? []), ...papersFor([region], region.fees ?? [])],
          context,
        ),
      ),
    },
    Day: {
      travelText: inWords(travelText),
      scene: plain(({photo, picture}: Day, context) => {
        if (photo) return photoScene(photo, context)
        return picture && bySlug(context, "Experience", picture)
      }),
    },
  },
}
