import path from "path"
import {formatPrice} from "../../../src/i18n/format"
import {type Language, toLanguage} from "../../../src/i18n/languages"
import type {Words} from "../../../src/i18n/use-words"
import {withPrice} from "../../content/price-in-texts"
import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/site-content"
import type {Focus} from "../../pictures/focus"
import {makeSharingPicture} from "../../sharing/sharing-picture"
import {nodeWords} from "../../words/node-words"
import {pickLanguage} from "../localized"
import {type Computed, type Context, fileOf, theOnly, type WithLanguage} from "./computed"

type Bilingual = Record<Language, string>
type Banner = {image: string; focus?: Focus; title: Bilingual}
type PageNode = {parent: string; title?: Bilingual; hero?: Banner; banner?: Banner}
type Home = PageNode & SiteContent["home"]

const root = process.cwd()

const identityOf = (context: Context) => theOnly<SiteContent["site"]>(context, "Identity")

/** Its poster stands for pages that have none of their own. */
const homeOf = (context: Context) => theOnly<Home>(context, "HomeContent")

const priceLine = (experience: Experience, language: Language, t: Words) =>
  [
    experience.durationLabel[language],
    t("build:priceFrom", {price: formatPrice(experience.price, language)}),
  ].join(" · ")

/** Sharing picture of an experience: its poster with title, length and price. */
const experiencePicture = async (
  stored: Experience & {parent: string},
  args: WithLanguage,
  context: Context,
) => {
  const language = toLanguage(args.language)
  const experience = withPrice(stored)
  const {brand} = await identityOf(context)
  const {absolutePath} = fileOf(context, experience)
  return makeSharingPicture(root, {
    poster: path.resolve(path.dirname(absolutePath), experience.image),
    focus: experience.focus,
    name: `${experience.slug}-${language}`,
    title: experience.title[language],
    line: priceLine(experience, language, await nodeWords(context, language)),
    brand,
  })
}

/** Sharing picture of any other page: its poster, or home's, with its title and the tagline. */
const pagePicture = async (page: PageNode, args: WithLanguage, context: Context) => {
  const language = toLanguage(args.language)
  const {brand, tagline} = await identityOf(context)
  const owner = page.hero || page.banner ? page : await homeOf(context)
  const {image = "", focus} = owner.hero ?? owner.banner ?? {}
  const poster = path.resolve(path.dirname(fileOf(context, owner).absolutePath), image)
  // The search tells Gatsby that the page depends on this picture, although its query asks for
  // none.
  await context.nodeModel.findOne({
    type: "File",
    query: {filter: {absolutePath: {eq: poster}}},
  })
  return makeSharingPicture(root, {
    poster,
    focus,
    name: `${fileOf(context, page).name}-${language}`,
    title: String(pickLanguage(page.title ?? page.hero?.title, language)),
    line: tagline[language],
    brand,
  })
}

/** What the picture of a page without a poster of its own shows: home's. */
const defaultAlt = async (_: object, {language}: WithLanguage, context: Context) =>
  (await homeOf(context)).hero.imageAlt[toLanguage(language)]

const image = {sharingImage: {resolve: pagePicture}}
const imageAndAlt = {...image, sharingImageAlt: {resolve: defaultAlt}}

const resolvers = {
  Experience: {sharingImage: {resolve: experiencePicture}},
  HomeContent: image,
  AboutContent: image,
  CatalogueContent: imageAndAlt,
  QuestionsContent: imageAndAlt,
  LegalText: imageAndAlt,
}

const fields = {
  sharingImage:
    "Address of the picture for sharing cards, 1200 × 630 pixels, with the title on it.",
  sharingImageAlt: "What that picture shows, beside the title.",
}

const typeOf = (type: string, names: readonly string[]) => `
  type ${type} implements Node @dontInfer {
    ${names.map(name => `"${fields[name as keyof typeof fields]}" ${name}(language: String): String!`).join("\n    ")}
  }`

/** The fields of the sharing picture, of every type that has a page. */
export const sharingFields: Computed = {
  types: Object.entries(resolvers)
    .map(([type, own]) => typeOf(type, Object.keys(own)))
    .join("\n"),
  resolvers,
}
