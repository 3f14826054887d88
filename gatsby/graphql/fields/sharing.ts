import path from "path"
import type {Language} from "../../../src/i18n/languages"
import type {Experience} from "../../content/schema/experience"
import {schemaOf} from "../../content/schema/files"
import {graphql} from "../../content/schema/graphql"
import type {Region} from "../../content/schema/region"
import {routes} from "../../pages/routes"
import type {Focus} from "../images"
import {type Context, type Fields, fileOf, inWords, plain, theOnly} from "./helpers"
import {type PhotoScene, photoScene} from "./photos"
import {sceneOf} from "./region"

type Node = {parent: string}
type Picture = {image: string; imageAlt: Record<Language, string>; focus?: Focus; photo?: string}
type PageNode = Node & {hero?: Picture; banner?: Picture}

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

const imageOf = (type: string) => async (node: PageNode, context: Context) => {
  const {image, focus, ...poster} = await posterOf(type, node, context)
  const file = path.resolve(path.dirname(fileOf(context, poster).absolutePath), image)
  const query = {filter: {absolutePath: {eq: file}}}
  return {...((await context.nodeModel.findOne({type: "File", query})) as object), focus}
}

/** GraphQL types of what pages show. */
const shownTypes = new Set(
  routes.flatMap(({content}) => {
    const schema = content && schemaOf(content)
    return (schema && graphql.get(schema)?.type) ?? []
  }),
)

/** What every page with content has for its head. */
const pageContent = `
  interface PageContent {
    seo: SeoTexts!
    sharingImage: File!
    sharingImageAlt(language: String): String!
  }`

const typeOf = (type: string) => `
  type ${type} implements Node & PageContent @dontInfer {
    "The picture of its sharing card."
    sharingImage: File!
    "What that picture shows."
    sharingImageAlt(language: String): String!
  }`

/** Sharing picture fields of every type with a page. */
export const sharingFields: Fields = {
  types: [pageContent, ...[...shownTypes].map(typeOf)].join("\n"),
  resolvers: Object.fromEntries(
    [...shownTypes].map(type => [
      type,
      {
        sharingImage: plain(imageOf(type)),
        sharingImageAlt: inWords<PageNode>(
          async (node, {language}, context) =>
            (await posterOf(type, node, context)).imageAlt[language],
        ),
      },
    ]),
  ),
}
