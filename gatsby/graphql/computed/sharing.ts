import path from "path"
import {formatPrice, formatStay} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import type {Experience} from "../../content/schema/experience"
import {schemaOf} from "../../content/schema/files"
import {graphql} from "../../content/schema/graphql"
import {arePricesOver} from "../../content/schema/prices"
import type {Region} from "../../content/schema/region"
import type {SiteContent} from "../../content/site-content"
import {today} from "../../content/today"
import {screens} from "../../pages/screens"
import type {Focus} from "../../pictures/focus"
import {makeSharingPicture} from "../../publish/sharing/sharing-picture"
import {shownTitle} from "../../publish/sharing/shown-title"
import {type Computed, type Context, fileOf, inWords, type Speech, theOnly} from "./computed"
import {photoScene} from "./photos"
import {sceneOf} from "./region"

type Bilingual = Record<Language, string>
type Poster = {image: string; imageAlt: Bilingual; focus?: Focus; photo?: string}
type Node = {parent: string}
type PageNode = Node & {
  slug?: string
  title?: Bilingual
  name?: Bilingual
  seo: {title: Bilingual}
  hero?: Poster
  banner?: Poster
}

type HomeNode = Node & {hero: Poster}

/** Parts of a sharing picture: poster, its node, and a line below the title. */
type Parts = {poster: Poster; owner: Node; line: string}

const root = process.cwd()

const identityOf = (context: Context) => theOnly<SiteContent["site"]>(context, "Identity")

const priceLine = (trip: Experience, {language, t}: Speech) => {
  const price = arePricesOver(trip, today())
    ? []
    : [t("build:priceFrom", {price: formatPrice(trip.price, language)})]
  return [formatStay(trip.length, t), ...price].join(" · ")
}

/** The page's poster, or the home page's as a default. */
const posterOf = async (page: PageNode, context: Context) => {
  const own = page.hero ?? page.banner
  const home = own ? undefined : await theOnly<HomeNode>(context, "HomeContent")
  const shown = {poster: own ?? (home as HomeNode).hero, owner: home ?? page}
  const photo = shown.poster.photo && (await photoScene(shown.poster.photo, context))
  return photo ? {poster: photo, owner: photo} : shown
}

const isTrip = (type: string, node: PageNode | Experience): node is Experience & Node =>
  type === "Experience" && "price" in node

const partsOf = async (
  type: string,
  node: PageNode,
  speech: Speech,
  context: Context,
): Promise<Parts> => {
  if (isTrip(type, node)) return {poster: node, owner: node, line: priceLine(node, speech)}
  const scene =
    type === "Region" ? await sceneOf(node as unknown as Region & Node, context) : undefined
  const shown = scene
    ? {poster: scene as Poster, owner: scene as unknown as Node}
    : await posterOf(node, context)
  return {...shown, line: (await identityOf(context)).tagline[speech.language]}
}

const pictureOf = (type: string) => async (node: PageNode, speech: Speech, context: Context) => {
  const {language} = speech
  const {poster, owner, line} = await partsOf(type, node, speech, context)
  const file = path.resolve(path.dirname(fileOf(context, owner).absolutePath), poster.image)
  // The lookup makes the page depend on this picture, which its query does not request.
  await context.nodeModel.findOne({type: "File", query: {filter: {absolutePath: {eq: file}}}})
  return makeSharingPicture(root, {
    poster: file,
    focus: poster.focus,
    name: `${node.slug ?? fileOf(context, node).name}-${language}`,
    title: shownTitle<Bilingual>(node).words[language],
    line,
    brand: (await identityOf(context)).brand,
  })
}

const altOf = (type: string) => async (node: PageNode, speech: Speech, context: Context) =>
  (await partsOf(type, node, speech, context)).poster.imageAlt[speech.language]

/** GraphQL types of what the screens show. */
const shownTypes = [
  ...new Set(
    screens.flatMap(({content}) => (content ? (graphql.get(schemaOf(content))?.type ?? []) : [])),
  ),
]

const typeOf = (type: string) => `
  type ${type} implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    "What that picture shows, beside the title."
    sharingImageAlt(language: String): String!
  }`

/** Sharing picture fields of every type with a screen. */
export const sharingFields: Computed = {
  types: shownTypes.map(typeOf).join("\n"),
  resolvers: Object.fromEntries(
    shownTypes.map(type => [
      type,
      {sharingImage: inWords(pictureOf(type)), sharingImageAlt: inWords(altOf(type))},
    ]),
  ),
}
