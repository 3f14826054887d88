import type {Language} from "../../../src/i18n/languages"
import {feesOf, papersFor} from "../../../src/planner/needs"
import {formatTravel} from "../../content/facts/format"
import type {I18nContext} from "../../content/facts/types"
import type {Experience} from "../../content/schema/experience"
import type {Region} from "../../content/schema/region"
import type {SiteContent} from "../../content/site-content"
import {
  bySlug,
  type Context,
  type Fields,
  inWords,
  modelOf,
  plain,
  regionsOf,
  theOnly,
} from "./helpers"
import {photoScene} from "./photos"

const types = /* GraphQL */ `
  type Experience implements Node @dontInfer {
    "What is paid on the spot: the fees of its regions that it meets."
    fees: [Fee!]!
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
`

type Packed = {packing?: string[]}
type Day = NonNullable<Experience["days"]>["items"][number]

const groupsOf = async (context: Context) =>
  (await theOnly<SiteContent["packing"]>(context, "PackingList")).groups

/** Things to bring in the order of data/packing.json, each once; groups without any are left out. */
const listOf = async (lists: readonly Packed[], papers: readonly string[], context: Context) => {
  const keys = [...lists.flatMap(({packing}) => packing ?? []), ...papers]
  return (await groupsOf(context))
    .map(group => ({...group, items: group.items.filter(({key}) => keys.includes(key))}))
    .filter(({items}) => items.length > 0)
}

const isTrip = (node: object) => "price" in node

/** A node's part must stay itself, so that Gatsby finds the trip that a day belongs to. */
const travelText = async (day: Day, i18n: I18nContext, context: Context) => {
  const trip = context.nodeModel.findRootNodeAncestor(day, isTrip) as Experience | null
  const index = trip?.days?.items.indexOf(day) ?? -1
  const {items = [], status} = modelOf(trip)?.days ?? {}
  const {travel, region} = items[index] ?? day
  const before = items[index - 1]?.region ?? region
  if (!travel && before === region) return null
  const nameOf = async (given: Record<Language, string> | undefined, slug: string) => {
    const region = await bySlug<Region>(context, "Region", slug)
    return (given ?? region?.town ?? region?.name)?.[i18n.language] ?? ""
  }
  const from = await nameOf(travel?.from, before)
  const to = await nameOf(travel?.to, region)
  return formatTravel({travel, from, to, isExample: status === "example"}, i18n)
}

const packing = plain(async ({packing: keys}: Packed, context) => {
  if (!keys) return null
  const items = (await groupsOf(context)).flatMap(group => group.items)
  return keys.map(name => items.find(({key}) => key === name))
})

/** Fields fields: packing lists and days. */
export const packingAndDayFields: Fields = {
  types,
  resolvers: {
    Experience: {
      packing,
      fees: plain(async (trip: Experience, context) =>
        feesOf(trip, await regionsOf(trip, context)),
      ),
      packingList: plain(async (trip: Experience, context) => {
        const regions = await regionsOf(trip, context)
        // A day trip does not need what a stay in the region needs.
        const stayed = trip.length.days > 1 ? regions : []
        const papers = papersFor(regions, feesOf(trip, regions))
        return listOf([trip, ...stayed], papers, context)
      }),
    },
    Region: {
      packing,
      packingList: plain((region: Region, context) =>
        listOf([region], papersFor([region], region.fees ?? []), context),
      ),
    },
    Day: {
      travelText: inWords(travelText),
      scene: plain(({photo, picture}: Day, context) => {
        if (photo) return photoScene(photo, context)
        return picture ? bySlug(context, "Experience", picture) : null
      }),
    },
  },
}
