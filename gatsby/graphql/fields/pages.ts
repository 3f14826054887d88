import {z} from "zod"
import {priceOf} from "../../content/prices"
import {type Experience, experienceSchema} from "../../content/schema/experience"
import {fileSchemas, type SiteContent} from "../../content/schema/files"
import {groupOf, groupRules} from "../../content/schema/groups"
import {choice, described, object} from "../../content/schema/meta"
import {
  bookingSchema,
  bookingTopic,
  catalogueSchema,
  group as groupSchema,
  legalSchema,
} from "../../content/schema/pages"
import {regionSchema} from "../../content/schema/region"
import {facetNames, planFacets} from "../../facts/facets"
import {photoByName, sceneOf, withFile} from "../../facts/look-ups"
import {formatInPesos} from "../../facts/prices"
import {type PageFile, pathTo} from "../../routes"
import {formatDate, formatPriceFrom} from "../../words/format"
import {type FieldContext, field, fieldsOf, localizedField, type ParentOf} from "./define"
import {signalColor} from "./experience"
import {scene} from "./pictures"

const facet = described(
  "Facet",
  "A question of the filter, such as the region, with its options.",
  {
    name: choice("FacetName", facetNames).describe("Name in the page's address."),
    label: z.string(),
    any: z.string().describe("The option that narrows nothing, in words."),
    options: z.array(
      object("FacetOption", {
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
  const prices = experiencesOf(group, content).flatMap(trip => priceOf(trip) ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

export const groupComputed = fieldsOf(groupSchema, {
  color: field(signalColor, "", ({key}) => groupRules[key].color),
  priceFromText: localizedField(
    z.string(),
    "Lowest starting price of the group in words: From €60.",
    (group, context) => formatPriceFrom(lowestPrice(group, context.content), context),
  ),
  pesosFromText: localizedField(
    z.string().optional(),
    "That price in Colombian pesos, in words, where the site has a rate.",
    (group, context) => formatInPesos(lowestPrice(group, context.content), context),
  ),
  experiences: field(
    z.array(experienceSchema),
    "Its experiences, in the order of the catalogue.",
    (group, {content}) => experiencesOf(group, content),
  ),
})

export const pageComputed = [
  fieldsOf(catalogueSchema, {
    facets: localizedField(
      z.array(facet),
      "What a visitor can narrow the trips by, and the options that some trip fits.",
      ({groups}, context) => planFacets(groups, context),
    ),
  }),
  groupComputed,
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

/** A file of data/pages, as far as its head needs it. */
type PageHead = {seo: object; hero?: Picture; banner?: Picture}

/** The picture at the top of a page, or else that of the home page. */
const topPicture = (page: PageHead, content: SiteContent) => {
  const file: PageHead = (page.hero ?? page.banner) ? page : content.home
  const {photo, ...picture} = (file.hero ?? file.banner) as Picture
  return (photo && photoByName(photo, content)) || withFile(picture, file)
}

/** What every page with content has for its head: its path, and the picture of its sharing card. */
const pageContent = <Schema extends z.ZodType>(
  schema: Schema,
  path: (page: ParentOf<Schema>, context: FieldContext) => string,
  sharing: (page: ParentOf<Schema>, context: FieldContext) => Picture,
) => ({
  ...fieldsOf(schema, {
    path: field(z.string(), "", path),
    sharing: field(scene, "The picture of its sharing card.", sharing),
  }),
  implements: "PageContent",
})

export const regionPageComputed = pageContent(
  regionSchema,
  ({slug}) => pathTo("regions", slug),
  (region, {content}) => sceneOf(region, content) ?? topPicture(content.home, content),
)

export const filePageComputed = (schema: z.ZodType) =>
  pageContent(
    schema as z.ZodType<PageHead>,
    (page, {fileOf}) => pathTo(fileOf(page).name as PageFile),
    (page, {content}) => topPicture(page, content),
  )

/** Schemas of data/pages, each once. */
const pageSchemas = new Set(
  Object.entries(fileSchemas).flatMap(([name, schema]) =>
    name.startsWith("pages/") ? schema : [],
  ),
)

export const pageContentComputed = [
  pageContent(
    experienceSchema,
    ({slug}) => pathTo("experiences", slug),
    trip => trip,
  ),
  regionPageComputed,
  ...[...pageSchemas].map(filePageComputed),
]
