import {formatPrice} from "../../../src/i18n/format"
import type {I18nContext} from "../../content/facts/types"
import {groupRules} from "../../content/schema/groups"
import {arePricesOver} from "../../content/schema/prices"
import type {SiteContent} from "../../content/site-content"
import {planFacets} from "../facets"
import {pesosText} from "./experience"
import {allExperiences, allOf, type Context, type Fields, inWords, plain} from "./helpers"

type Catalogue = SiteContent["catalogue"]
type Group = Catalogue["groups"][number]

const types = /* GraphQL */ `
  type CatalogueContent implements Node @dontInfer {
    "What a visitor can narrow the trips by, and the choices that some trip fits."
    facets(language: String): [Facet!]!
  }

  """A question of the filter, such as the region, with its choices."""
  type Facet @dontInfer {
    "Name in the page's address: month, length, region or price."
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

const facets = async ({groups}: Catalogue, {language, t}: I18nContext, context: Context) =>
  planFacets({
    experiences: await allExperiences(context),
    regions: await allOf<SiteContent["regions"][number]>(context, "Region"),
    groups: groups.map(({key, title}) => ({key, name: title})),
    language,
    t,
  })

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

export const catalogueFields: Fields = {
  types,
  resolvers: {
    CatalogueContent: {facets: inWords(facets)},
    ExperienceGroup: {
      color: plain(({key}: Group) => groupRules[key].color),
      priceFromText: inWords(priceFrom),
      pesosFromText: inWords(pesosFrom),
      experiences: plain(experiencesOf),
    },
  },
}
