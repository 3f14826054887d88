import {formatPrice} from "../../../src/i18n/format"
import {factChoices} from "../../content/facts/facts"
import type {I18nContext} from "../../content/facts/types"
import type {Experience} from "../../content/schema/experience"
import {groupRules} from "../../content/schema/groups"
import {arePricesOver} from "../../content/schema/prices"
import type {SiteContent} from "../../content/site-content"
import {searchIndexFile} from "../../publish/planner/write-search-index"
import {planFacets} from "../facets"
import {pesosText} from "./experience"
import {allExperiences, allOf, type Context, type Fields, inWords, plain, theOnly} from "./helpers"

type Catalogue = SiteContent["catalogue"]
type Group = Catalogue["groups"][number]

const types = /* GraphQL */ `
  type CatalogueContent implements Node @dontInfer {
    "What a visitor can narrow the trips by, and the choices that some trip fits."
    facets(language: String): [Facet!]!
    "Address of the index that the search reads, in that language."
    searchIndex(language: String): String!
  }

  """A question of the filter, such as the region, with its choices."""
  type Facet @dontInfer {
    "Name in the page's address: length, region, activity, month, price, or that of a fact."
    name: String!
    label: String!
    "The choice that narrows nothing, in words."
    any: String!
    choices: [FacetChoice!]!
  }

  type FacetChoice @dontInfer {
    "Value in the page's address."
    key: String!
    label: String!
  }

  type Experience implements Node @dontInfer {
    "What its facts answer the filter, as name=value."
    answers: [String!]!
  }

  type ExperienceGroup @dontInfer {
    color: SignalColor!
    "Lowest starting price of the group in words: From €60."
    priceFromText(language: String): String!
    "That price in Colombian pesos, in words, where the site has a rate."
    pesosFromText(language: String): String
    "Its experiences, in the order of the catalogue."
    experiences: [Experience!]!
  }
`

const experiencesOf = async ({key}: Group, context: Context) =>
  (await allExperiences(context)).filter(({group}) => group === key)

const contentOf = async (context: Context) => ({
  experiences: await allExperiences(context),
  regions: await allOf<SiteContent["regions"][number]>(context, "Region"),
  activities: (await theOnly<SiteContent["activities"]>(context, "ActivityList")).activities,
})

const facets = async ({groups}: Catalogue, {language, t}: I18nContext, context: Context) => {
  const content = await contentOf(context)
  return planFacets({
    ...content,
    groups: groups.map(({key, title}) => ({key, name: title})),
    language,
    t,
  })
}

const searchIndexAddress = async (
  catalogue: Catalogue,
  {language}: I18nContext,
  context: Context,
) => searchIndexFile({...(await contentOf(context)), catalogue}, language).address

/** Lowest starting price of a group, in euros; undefined where all are on request. */
const lowestPrice = async (group: Group, context: Context) => {
  const priced = (await experiencesOf(group, context)).filter(trip => !arePricesOver(trip))
  return priced.length > 0 ? Math.min(...priced.map(({price}) => price)) : undefined
}

const priceFrom = async (group: Group, {language, t}: I18nContext, context: Context) => {
  const price = await lowestPrice(group, context)
  if (price === undefined) return t("build:priceOpen")
  return t("build:priceText", {price: formatPrice(price, language)})
}

const pesosFrom = async (group: Group, i18n: I18nContext, context: Context) => {
  const price = await lowestPrice(group, context)
  return price === undefined ? null : pesosText(price, i18n, context)
}

/** Keys alone: the language of what they are told in makes no difference. */
const answers = async (trip: Experience, {language, t}: I18nContext, context: Context) => {
  const places = await allOf<SiteContent["regions"][number]>(context, "Region")
  return factChoices(trip, places, {language, t}).flatMap(({name, choices}) =>
    choices.map(({key}) => `${name}=${key}`),
  )
}

export const catalogueFields: Fields = {
  types,
  resolvers: {
    Experience: {answers: inWords(answers)},
    CatalogueContent: {facets: inWords(facets), searchIndex: inWords(searchIndexAddress)},
    ExperienceGroup: {
      color: plain(({key}: Group) => groupRules[key].color),
      priceFromText: inWords(priceFrom),
      pesosFromText: inWords(pesosFrom),
      experiences: plain(experiencesOf),
    },
  },
}
