import {formatDate, formatPrice} from "../../../src/i18n/format"
import type {I18nContext} from "../../content/facts/format"
import {fileSchemas, type SiteContent} from "../../content/schema/files"
import {graphql} from "../../content/schema/graphql"
import {groupOf, groupRules} from "../../content/schema/groups"
import {arePricesOver} from "../../content/schema/planning"
import type {Region} from "../../content/schema/region"
import {pathOf, type Route, routes} from "../../pages/routes"
import {planFacets} from "../facets"
import {pesosText} from "./experience"
import {
  allExperiences,
  allOf,
  type Context,
  type Fields,
  fileOf,
  inWords,
  type Node,
  plain,
  theOnly,
} from "./helpers"
import {photoScene} from "./photos"
import {sceneOf} from "./region"

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

  type BookingContent implements Node @dontInfer {
    "The topics that a trip's page answers, too."
    tripTopics: [BookingTopic!]!
  }

  type LegalText implements Node @dontInfer {
    "Name of the file: terms, treatment or conduct."
    name: String!
    "Day of the last change as the language writes it: 15 June 2026."
    updatedText(language: String): String!
  }
`

type Catalogue = SiteContent["catalogue"]
type Group = Catalogue["groups"][number]

const experiencesOf = async ({key}: Group, context: Context) =>
  (await allExperiences(context)).filter(trip => groupOf(trip) === key)

const facets = async ({groups}: Catalogue, i18n: I18nContext, context: Context) =>
  planFacets({
    ...i18n,
    experiences: await allExperiences(context),
    regions: await allOf<Region>(context, "Region"),
    groups,
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

type Picture = {image: string; photo?: string}
type PageNode = Node & {hero?: Picture; banner?: Picture}

/** The picture of a sharing card: that of the trip, the region or the page, or else that of the home page. */
const sharing = (type: string) =>
  plain(async (node: PageNode, context) => {
    if (type === "Experience") return node
    const scene = type === "Region" && (await sceneOf(node as never, context))
    if (scene) return scene
    const isPictured = node.hero ?? node.banner
    const {hero, banner, id, parent} = isPictured
      ? node
      : await theOnly<PageNode>(context, "HomeContent")
    const {photo, ...picture} = (hero ?? banner) as Picture
    return (photo && (await photoScene(photo, context))) || {...picture, id, parent}
  })

/** GraphQL types of what pages show. */
const shownTypes = new Set([
  ...["Experience", "Region"],
  ...Object.entries(fileSchemas).flatMap(([name, schema]) =>
    name.startsWith("pages/") ? (graphql.get(schema)?.type ?? []) : [],
  ),
])

/** Path of the page that shows a content, by the list of routes. */
const pagePath = (type: string) =>
  plain((node: PageNode & {parent: string; slug?: string}, context) => {
    const collections: Record<string, string> = {Experience: "experiences", Region: "regions"}
    const name = collections[type] ?? fileOf(context, node).name
    return pathOf(routes.find(({content}) => content === name) as Route, node.slug)
  })

/** What every page with content has for its head. */
const pageContent = `
  interface PageContent implements Node {
    id: ID!
    "Without a language."
    path: String!
    seo: SeoTexts!
    sharing: Scene!
  }`

const shown = [...shownTypes].map(
  type => `
  type ${type} implements Node & PageContent @dontInfer {
    path: String!
    "The picture of its sharing card."
    sharing: Scene!
  }`,
)

export const pageFields: Fields[] = [
  {
    types,
    resolvers: {
      CatalogueContent: {facets: inWords(facets)},
      ExperienceGroup: {
        color: plain(({key}: Group) => groupRules[key].color),
        priceFromText: inWords(priceFrom),
        pesosFromText: inWords(pesosFrom),
        experiences: plain(experiencesOf),
      },
      BookingContent: {
        tripTopics: plain(({topics}: SiteContent["booking"]) =>
          topics.filter(({onTrips}) => onTrips),
        ),
      },
      LegalText: {
        name: plain((text: {parent: string}, context) => fileOf(context, text).name),
        updatedText: inWords(({updated}: {updated: string}, {language}) =>
          formatDate(updated, language),
        ),
      },
    },
  },
  {
    types: [pageContent, ...shown].join("\n"),
    resolvers: Object.fromEntries(
      [...shownTypes].map(type => [type, {path: pagePath(type), sharing: sharing(type)}]),
    ),
  },
]
