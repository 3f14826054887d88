import path from "path"
import {formatPrice} from "../../src/i18n/format"
import {type Language, toLanguage} from "../../src/i18n/languages"
import type {Experience} from "../content/schema/experience"
import {makeSharingPicture} from "../sharing/sharing-picture"
import {pickLanguage} from "./localized"

type WithLanguage = {language?: string}
type Bilingual = Record<Language, string>
type PageNode = {
  parent: string
  title?: Bilingual
  hero?: {title: Bilingual; image: string}
  banner?: {image: string}
}
type Identity = {brand: string; tagline: Bilingual}
type Context = {
  nodeModel: {
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
  }
}

const root = process.cwd()

/** The picture of pages that have none of their own. */
const defaultPoster = "data/pictures/home-hero.jpg"

const identityOf = async ({nodeModel}: Context) =>
  (await nodeModel.findOne({type: "Identity", query: {}})) as Identity

const fileOf = ({nodeModel}: Context, node: {parent: string}) =>
  nodeModel.getNodeById({id: node.parent}) as {absolutePath: string; name: string}

const priceLine = (experience: Experience, language: Language) =>
  [
    experience.durationLabel[language],
    `${language === "es" ? "desde" : "from"} ${formatPrice(experience.price, language)}`,
  ].join(" · ")

/** Sharing picture of an experience: its poster with title, length and price. */
const experiencePicture = async (
  experience: Experience & {parent: string},
  args: WithLanguage,
  context: Context,
) => {
  const language = toLanguage(args.language)
  const {brand} = await identityOf(context)
  const {absolutePath} = fileOf(context, experience)
  return makeSharingPicture(root, {
    poster: path.resolve(path.dirname(absolutePath), experience.image),
    name: `${experience.slug}-${language}`,
    title: experience.title[language],
    line: priceLine(experience, language),
    brand,
  })
}

/** Sharing picture of any other page: its poster, or home's, with its title and the tagline. */
const pagePicture = async (page: PageNode, args: WithLanguage, context: Context) => {
  const language = toLanguage(args.language)
  const {brand, tagline} = await identityOf(context)
  const {absolutePath, name} = fileOf(context, page)
  const image = page.hero?.image ?? page.banner?.image
  const poster = image
    ? path.resolve(path.dirname(absolutePath), image)
    : path.join(root, defaultPoster)
  // Asked for so that Gatsby knows of it: a page whose query asks for no picture depends on this one.
  await context.nodeModel.findOne({
    type: "File",
    query: {filter: {absolutePath: {eq: poster}}},
  })
  return makeSharingPicture(root, {
    poster,
    name: `${name}-${language}`,
    title: String(pickLanguage(page.title ?? page.hero?.title, language)),
    line: tagline[language],
    brand,
  })
}

/** What the picture of a page without a poster of its own shows: home's. */
const defaultAlt = async (_: object, {language}: WithLanguage, {nodeModel}: Context) => {
  const home = (await nodeModel.findOne({type: "HomeContent", query: {}})) as {
    hero: {imageAlt: Bilingual}
  }
  return home.hero.imageAlt[toLanguage(language)]
}

const withoutPoster = {sharingImage: {resolve: pagePicture}, sharingImageAlt: {resolve: defaultAlt}}

/** The fields of the sharing picture, of every type that has a page. */
export const sharingResolvers = {
  Experience: {sharingImage: {resolve: experiencePicture}},
  HomeContent: {sharingImage: {resolve: pagePicture}},
  CatalogueContent: withoutPoster,
  AboutContent: {sharingImage: {resolve: pagePicture}},
  QuestionsContent: withoutPoster,
  LegalText: withoutPoster,
}
