import {z} from "zod"
import {formatPrice} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import {uncapital} from "../../../src/lib/text/letters"
import {type Experience, experienceSchema} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {described, object} from "../../content/schema/graphql"
import {arePricesOver, day as daySchema} from "../../content/schema/planning"
import {fee, regionSchema} from "../../content/schema/region"
import {packingGroup} from "../../content/schema/site"
import type {Trip} from "../../content/schema/trip-defaults"
import {formatFacts, openFacts} from "../../facts/facts"
import {coverNames, formatTravel} from "../../facts/format"
import {closuresOf} from "../../facts/from-days"
import {feesOf, healthPlaces, isIndoors, isInTown, packedFor, papersFor} from "../../facts/needs"
import {formatDate} from "../../words/format"
import {questionsText} from "../chat-text"
import {photoByName, regionsOf, tripBySlug} from "../look-ups"
import {type FieldContext, field, fieldsOf, type LocalizedContext, localizedField} from "./define"
import {scene} from "./scene"

const factRow = described("FactRow", "A fact in words.", {
  name: z.string(),
  label: z.string(),
  icon: z.string(),
  lines: z.array(z.string()),
  paths: z.array(z.string()).optional().describe("The page of each line, where there is one."),
})

const priceTable = described("PriceTable", "The prices of a trip in words.", {
  rows: z.array(
    object("PriceTableRow", {
      label: z.string(),
      price: z.string().describe("The amount in words: €1,400."),
    }),
  ),
  note: z.string().describe("Until when the prices hold."),
})

const closedStart = described("ClosedStart", "First days on which a trip meets a closure.", {
  from: z.string().describe("First of them, as MM-DD."),
  to: z.string().describe("Last of them, as MM-DD."),
  title: z.string().describe("What is closed."),
  period: z.string().describe("When it is closed, in words."),
})

const questions = described("OpenQuestions", "What a trip leaves open, as a chat asks it.", {
  rows: z.array(
    object("OpenRow", {
      label: z.string().describe("A group of questions: meeting point and times."),
      questions: z.string().describe("What the chat asks of them; empty where it asks nothing."),
    }),
  ),
  chatText: z.string(),
})

const openChats = object("OpenChats", {
  one: questions.describe("In the words of somebody who travels alone."),
  more: questions,
})

const pricesOf = (trip: Experience, {language, t}: LocalizedContext) => {
  const {prices} = trip
  if (!prices || arePricesOver(trip)) return null
  const {rows, validUntil} = prices
  return {
    rows: rows.map(({name, euros}) => ({
      label: name[language],
      price: formatPrice(euros, language),
    })),
    note: t("build:prices.until", {date: formatDate(validUntil, language)}),
  }
}

/** How one gets about, of a trip with days to each visit; nothing where that is settled. */
const openWays = ({days, covers}: Trip) => {
  if (days) return days.status === "example" ? ["ways"] : []
  return covers.transfers === "included" ? [] : ["way"]
}

const openOf = (trip: Trip, {language, t, content}: LocalizedContext) => {
  const open = openFacts(trip)
  if (open.length === 0) return null
  const fees = feesOf(trip, regionsOf(trip, content))
  const names: string[] = [
    ...[...open, ...openWays(trip)],
    ...(fees.some(({euros}) => !euros) ? ["fees"] : []),
  ]
  return {
    one: questionsText(trip, names, 1, {language, t}),
    more: questionsText(trip, names, 2, {language, t}),
  }
}

/** What no price covers, and this one does not; of what one can ask nothing is said here. */
const excludedText = (trip: Trip, {t}: LocalizedContext) => {
  const {covers, notIncluded} = trip
  if (notIncluded) return t("build:excluded.listed")
  const list = [
    ...coverNames(covers, "not-included", t).map(uncapital),
    t(covers.flights ? "build:excluded.airTaxes" : "build:excluded.taxes"),
    ...(covers.insurance ? [] : [t("build:excluded.insurance")]),
    t("build:excluded.rest"),
  ]
  return t("build:excluded.text", {list: list.join(", ")})
}

/** 500 metres are about 3 °C. */
const climb = 500

const isCoolerHigherUp = (trip: Trip, {content}: FieldContext) => {
  const highest = trip.facts.access?.altitude ?? Number.POSITIVE_INFINITY
  return regionsOf(trip, content).some(({months, temperature, altitude}) =>
    Boolean(
      months && temperature && altitude && Math.min(altitude.high, highest) >= altitude.low + climb,
    ),
  )
}

/** Things to bring in the order of data/packing.json, each once; groups without any are left out. */
const packingList = (keys: readonly string[], {packing}: SiteContent) =>
  packing.groups
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)

const packingOf = (trip: Experience, {content}: FieldContext) => {
  const regions = regionsOf(trip, content)
  const papers = papersFor(healthPlaces(trip, regions), feesOf(trip, regions), isInTown(trip))
  return packingList([...packedFor(trip, regions), ...papers], content)
}

type Day = z.infer<typeof daySchema>

const travelText = (day: Day, {content, tripOf, ...i18n}: LocalizedContext) => {
  const {items = [], status} = tripOf(day)?.days ?? {}
  const {travel, region} = day
  const index = items.findIndex(({from}) => from === day.from)
  const before = items[index - 1]?.region ?? region
  if (!travel && before === region) return null
  const nameOf = (given: Record<Language, string> | undefined, slug: string) => {
    const place = content.regions.find(region => region.slug === slug)
    return (given ?? place?.town ?? place?.name)?.[i18n.language] ?? ""
  }
  const [from, to] = [nameOf(travel?.from, before), nameOf(travel?.to, region)]
  return formatTravel({travel, from, to, isExample: status === "example"}, i18n)
}

const packed = z.array(packingGroup)

export const tripFactFields = fieldsOf(experienceSchema, {
  factRows: localizedField(
    z.array(factRow),
    "What is known of the trip, in the order in which it is told.",
    (trip, {content, language, t}) =>
      formatFacts(trip, {language, t, regions: regionsOf(trip, content), site: content.site}),
  ),
  closedStarts: localizedField(
    z.array(closedStart),
    "First days on which it meets a closure of one of its places.",
    (trip, {content, ...i18n}) =>
      closuresOf(trip, {...i18n, regions: regionsOf(trip, content)}).flatMap(({starts}) => starts),
  ),
  openFacts: localizedField(
    openChats.optional(),
    "What nobody has settled, asked in one chat of a few sentences; null where all is settled.",
    openOf,
  ),
  excludedText: localizedField(
    z.string(),
    "What the price does not cover, in one sentence.",
    excludedText,
  ),
  priceTable: localizedField(
    priceTable.optional(),
    "What it costs, row by row, while the prices hold.",
    pricesOf,
  ),
  isCoolerHigherUp: field(
    z.boolean(),
    "Whether it goes so high above a town whose temperature is told that it is cooler there.",
    isCoolerHigherUp,
  ),
  isIndoors: field(
    z.boolean(),
    "Whether it is a meal or a party, whatever the weather.",
    isIndoors,
  ),
  fees: field(
    z.array(fee),
    "What is paid on the spot: the fees of its regions that it meets.",
    (trip, {content}) => feesOf(trip, regionsOf(trip, content)),
  ),
  healthRegions: field(
    z.array(regionSchema),
    "Its regions, but for a day in town those alone whose advice on health holds there, too.",
    (trip, {content}) => healthPlaces(trip, regionsOf(trip, content)),
  ),
  packingList: field(
    packed,
    "What to bring: its own things, those of its regions if it lasts more than a day, and the papers that a preparation names, grouped and ordered as data/packing.json, each once.",
    packingOf,
  ),
})

export const regionPackingFields = fieldsOf(regionSchema, {
  packingList: field(
    packed,
    "What to bring, the papers that a preparation names among it, grouped and ordered as data/packing.json.",
    (region, {content}) =>
      packingList([...(region.packing ?? []), ...papersFor([region], region.fees ?? [])], content),
  ),
})

export const dayFields = fieldsOf(daySchema, {
  travelText: localizedField(
    z.string().optional(),
    "How one gets there, of a day that begins elsewhere.",
    travelText,
  ),
  scene: field(
    scene.optional(),
    "The photograph that the day names, or the picture of the trip; others have none, so that no poster stands there again and again.",
    ({photo, picture}, {content}) => {
      if (photo) return photoByName(photo, content)
      return picture ? tripBySlug(picture, content) : null
    },
  ),
})
