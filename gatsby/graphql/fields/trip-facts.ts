import {z} from "zod"
import {iconNames} from "../../../src/components/icon/icon"
import {experienceSchema} from "../../content/schema/experience"
import {choice, described, object} from "../../content/schema/meta"
import {day as daySchema} from "../../content/schema/planning"
import {fee, regionSchema} from "../../content/schema/region"
import {packingGroup} from "../../content/schema/site"
import {isCoolerHigherUp} from "../../facts/climate"
import {formatExcluded} from "../../facts/covers"
import {formatFacts, shownFacts} from "../../facts/facts"
import {closuresOf, formatDayTravel} from "../../facts/from-days"
import {photoByName, regionsOf, tripBySlug} from "../../facts/look-ups"
import {feesOf, healthPlaces, isIndoors, packingOfTrip} from "../../facts/needs"
import {formatPrices} from "../../facts/prices"
import {openChatsOf} from "../../facts/questions"
import {field, fieldsOf, localizedField} from "./define"
import {scene} from "./pictures"

const factRow = described("FactRow", "A fact in words.", {
  name: choice("FactName", shownFacts),
  label: z.string(),
  icon: choice("FactIcon", iconNames),
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

export const tripFactComputed = fieldsOf(experienceSchema, {
  factRows: localizedField(
    z.array(factRow),
    "What is known of the trip, in the order in which it is told.",
    formatFacts,
  ),
  closedStarts: localizedField(
    z.array(closedStart),
    "First days on which it meets a closure of one of its places.",
    (trip, context) => closuresOf(trip, context).flatMap(({starts}) => starts),
  ),
  openFacts: localizedField(
    openChats.optional(),
    "What nobody has settled, asked in one chat of a few sentences; null where all is settled.",
    openChatsOf,
  ),
  excludedText: localizedField(
    z.string(),
    "What the price does not cover, in one sentence.",
    formatExcluded,
  ),
  priceTable: localizedField(
    priceTable.optional(),
    "What it costs, row by row, while the prices hold.",
    formatPrices,
  ),
  isCoolerHigherUp: field(
    z.boolean(),
    "Whether it goes so high above a town whose temperature is told that it is cooler there.",
    (trip, {content}) => isCoolerHigherUp(trip, content),
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
    z.array(packingGroup),
    "What to bring: its own things, those of its regions if it lasts more than a day, and the papers that a preparation names, grouped and ordered as data/packing.json, each once.",
    (trip, {content}) => packingOfTrip(trip, content),
  ),
})

export const dayComputed = fieldsOf(daySchema, {
  travelText: localizedField(
    z.string().optional(),
    "How one gets there, of a day that begins elsewhere.",
    (day, {tripOf, ...context}) => formatDayTravel(day, tripOf(day)?.days, context),
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
