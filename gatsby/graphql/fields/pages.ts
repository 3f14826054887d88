import {z} from "zod"
import {formatPrice} from "../../../src/i18n/format"
import {type Experience, experienceSchema} from "../../content/schema/experience"
import {fileSchemas, folderSchemas, type SiteContent} from "../../content/schema/files"
import {described, object, typeName} from "../../content/schema/graphql"
import {groupOf, groupRules} from "../../content/schema/groups"
import {
  bookingSchema,
  bookingTopic,
  catalogueSchema,
  group as groupSchema,
  legalSchema,
} from "../../content/schema/pages"
import {arePricesOver} from "../../content/schema/planning"
import type {Region} from "../../content/schema/region"
import {pathOf, type Route, routes} from "../../routes"
import {formatDate} from "../../words/format"
import {planFacets} from "../facets"
import {photoByName, withFile} from "../look-ups"
import {type FieldContext, field, fieldsOf, type LocalizedContext, localizedField} from "./define"
import {pesosText, signalColor} from "./experience"
import {sceneOf} from "./region"
import {scene} from "./scene"

const facet = described(
  "Facet",
  "A question of the filter, such as the region, with its choices.",
  {
    name: z.string().describe("Name in the page's address: month, length, region or price."),
    label: z.string(),
    any: z.string().describe("The choice that narrows nothing, in words."),
    choices: z.array(
      object("FacetChoice", {
        key: z.string().describe("Value in the page's address."),
        label: z.string(),
      }),
    ),
  },
)

type Group = z.infer<typeof groupSchema>

const experiencesOf = ({key}: Group, {experiences}: SiteContent) =>
  experiences.filter(trip => groupOf(trip) === key)

/** Lowest starting price of a group, in euros; undefined where all are on request. */
const lowestPrice = (group: Group, content: SiteContent) => {
  const priced = experiencesOf(group, content).filter(trip => !arePricesOver(trip))
  return priced.length > 0 ? Math.min(...priced.map(({price}) => price)) : undefined
}

const priceFrom = (group: Group, {language, t, content}: LocalizedContext) => {
  const price = lowestPrice(group, content)
  if (price === undefined) return t("build:priceOpen")
  return t("build:priceText", {price: formatPrice(price, language)})
}

const pesosFrom = (group: Group, {content, ...i18n}: LocalizedContext) => {
  const price = lowestPrice(group, content)
  return price === undefined ? null : pesosText(price, content, i18n)
}

export const groupFields = fieldsOf(groupSchema, {
  color: field(signalColor, "", ({key}) => groupRules[key].color),
  priceFromText: localizedField(
    z.string(),
    "Lowest starting price of the group in words: From €60.",
    priceFrom,
  ),
  pesosFromText: localizedField(
    z.string().optional(),
    "That price in Colombian pesos, in words, where the site has a rate.",
    pesosFrom,
  ),
  experiences: field(
    z.array(experienceSchema),
    "Its experiences, in the order of the catalogue.",
    (group, {content}) => experiencesOf(group, content),
  ),
})

export const pageFields = [
  fieldsOf(catalogueSchema, {
    facets: localizedField(
      z.array(facet),
      "What a visitor can narrow the trips by, and the choices that some trip fits.",
      ({groups}, {content: {experiences, regions}, language, t}) =>
        planFacets({experiences, regions, groups, language, t}),
    ),
  }),
  groupFields,
  fieldsOf(bookingSchema, {
    tripTopics: field(
      z.array(bookingTopic),
      "The topics that a trip's page answers, too.",
      ({topics}) => topics.filter(({onTrips}) => onTrips),
    ),
  }),
  fieldsOf(legalSchema, {
    name: field(
      z.string(),
      "Name of the file: terms, treatment or conduct.",
      (text, {fileOf}) => fileOf(text).name,
    ),
    updatedText: localizedField(
      z.string(),
      "Day of the last change as the language writes it: 15 June 2026.",
      ({updated}, {language}) => formatDate(updated, language),
    ),
  }),
]

type Picture = {image: string; imageAlt: Experience["imageAlt"]; photo?: string}
/** What a page has, be it a file of data/pages, a trip or a region. */
type Page = {seo: object; slug?: string; hero?: Picture; banner?: Picture}

/** The picture of a sharing card: that of the trip, the region or the page, or else that of the home page. */
const sharingOf = (page: Page, type: string, {content}: FieldContext) => {
  if (type === "Experience") return page as Experience
  const own = type === "Region" && sceneOf(page as Region, content)
  if (own) return own
  const isPictured = page.hero ?? page.banner
  const file: Page = isPictured ? page : content.home
  const {photo, ...picture} = (file.hero ?? file.banner) as Picture
  return (photo && photoByName(photo, content)) || withFile(picture, file)
}

/** Path of the page that shows a content, by the list of routes. */
const pathOfPage = (page: Page, type: string, {fileOf}: FieldContext) => {
  const collections: Record<string, string> = {Experience: "experiences", Region: "regions"}
  const name = collections[type] ?? fileOf(page).name
  return pathOf(routes.find(({content}) => content === name) as Route, page.slug)
}

/** Where the page is that shows a content, and the picture of its sharing card. */
export const pageContentFields = (schema: z.ZodType) => {
  const type = typeName(schema)
  const fields = fieldsOf(schema as z.ZodType<Page>, {
    path: field(z.string(), "", (page, context) => pathOfPage(page, type, context)),
    sharing: field(scene, "The picture of its sharing card.", (page, context) =>
      sharingOf(page, type, context),
    ),
  })
  return {...fields, implements: "PageContent"}
}

/** Schemas of what pages show, one a type. */
const shown = new Set<z.ZodType>([
  ...Object.values(folderSchemas).map(({schema}) => schema),
  ...Object.entries(fileSchemas).flatMap(([name, schema]) =>
    name.startsWith("pages/") ? schema : [],
  ),
])

export const shownFields = [...shown].map(pageContentFields)
