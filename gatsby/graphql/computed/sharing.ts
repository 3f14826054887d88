import path from "path"
import {formatPrice, formatStay} from "../../../src/i18n/format"
import type {Language} from "../../../src/i18n/languages"
import type {Speech} from "../../content/facts/declare"
import type {Experience} from "../../content/schema/experience"
import {schemaOf} from "../../content/schema/files"
import {graphql} from "../../content/schema/graphql"
import {arePricesOver} from "../../content/schema/prices"
import type {Region} from "../../content/schema/region"
import {screens} from "../../pages/screens"
import type {Focus} from "../../pictures/focus"
import {makeSharingPicture} from "../../publish/sharing/sharing-picture"
import {shownTitle} from "../../publish/sharing/shown-title"
import {type Computed, type Context, fileOf, identityOf, inWords, theOnly} from "./computed"
import {type PhotoScene, photoScene} from "./photos"
import {sceneOf} from "./region"

type Bilingual = Record<Language, string>
type Node = {parent: string}
type Picture = {image: string; imageAlt: Bilingual; focus?: Focus; photo?: string}
type PageNode = Node & {
  slug?: string
  title?: Bilingual
  name?: Bilingual
  seo: {title: Bilingual}
  hero?: Picture
  banner?: Picture
}

const root = process.cwd()

/** The picture of a trip or a region, that of the page, or else that of the home page. */
const posterOf = async (
  type: string,
  node: PageNode,
  context: Context,
): Promise<Picture & Node> => {
  if (type === "Experience") return node as unknown as Experience & Node
  const scene = type === "Region" && (await sceneOf(node as unknown as Region, context))
  if (scene) return scene as PhotoScene
  const isShown = node.hero ?? node.banner
  const page = isShown ? node : await theOnly<PageNode>(context, "HomeContent")
  const picture = (page.hero ?? page.banner) as Picture
  const photo = picture.photo && (await photoScene(picture.photo, context))
  return photo || {...picture, parent: page.parent}
}

/** What stands below the title: of a trip how long it takes and what it costs. */
const lineOf = async (type: string, node: unknown, {language, t}: Speech, context: Context) => {
  if (type !== "Experience") return (await identityOf(context)).tagline[language]
  const trip = node as Experience
  const price = t("build:priceFrom", {price: formatPrice(trip.price, language)})
  return [formatStay(trip.length, t), ...(arePricesOver(trip) ? [] : [price])].join(" · ")
}

const pictureOf = (type: string) => async (node: PageNode, speech: Speech, context: Context) => {
  const {language} = speech
  const {parent, image, focus} = await posterOf(type, node, context)
  const file = path.resolve(path.dirname(fileOf(context, {parent}).absolutePath), image)
  // The lookup makes the page depend on this picture, which its query does not request.
  await context.nodeModel.findOne({type: "File", query: {filter: {absolutePath: {eq: file}}}})
  return makeSharingPicture(root, {
    poster: file,
    focus,
    name: `${node.slug ?? fileOf(context, node).name}-${language}`,
    title: shownTitle<Bilingual>(node).words[language],
    line: await lineOf(type, node, speech, context),
    brand: (await identityOf(context)).brand,
  })
}

const altOf =
  (type: string) =>
  async (node: PageNode, {language}: Speech, context: Context) =>
    (await posterOf(type, node, context)).imageAlt[language]

/** GraphQL types of what the screens show. */
const shownTypes = new Set(
  screens.flatMap(({content}) => {
    const schema = content && schemaOf(content)
    return (schema && graphql.get(schema)?.type) ?? []
  }),
)

const typeOf = (type: string) => `
  type ${type} implements Node @dontInfer {
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it."
    sharingImage(language: String): String!
    "What that picture shows, beside the title."
    sharingImageAlt(language: String): String!
  }`

/** Sharing picture fields of every type with a screen. */
export const sharingFields: Computed = {
  types: [...shownTypes].map(typeOf).join("\n"),
  resolvers: Object.fromEntries(
    [...shownTypes].map(type => [
      type,
      {sharingImage: inWords(pictureOf(type)), sharingImageAlt: inWords(altOf(type))},
    ]),
  ),
}
