import type {CreateResolversArgs, GatsbyNode} from "gatsby"
import {formatPrice, formatSeason} from "../../src/i18n/format"
import {type Language, toLanguage} from "../../src/i18n/languages"
import {byCatalogueOrder} from "../content/catalogue-order"
import {fillPrice} from "../content/price-in-texts"
import type {Experience} from "../content/schema/experience"
import {groupRules} from "../content/schema/experience"
import type {Region} from "../content/schema/region"
import {publicContact} from "../search/contact"
import {chatText} from "../words/chat-text"
import {nodeWords} from "../words/node-words"
import {planFacets} from "./facets"
import {pictureResolvers} from "./picture-resolvers"
import {readPosterColors} from "./poster-colors"
import {sharingResolvers} from "./sharing-resolvers"

type WithLanguage = {language?: string}
type Named = {key: string; name: Record<Language, string>}
type FileNode = {absolutePath: string; name: string}
type Group = {key: keyof typeof groupRules}
type Context = {
  nodeModel: {
    findAll: (query: object) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
    findRootNodeAncestor: (node: object) => unknown
  }
  path: string
}

const allRegions = async ({nodeModel}: Context) => {
  const {entries} = await nodeModel.findAll({type: "Region", query: {}})
  return [...entries] as Region[]
}

const activityList = async ({nodeModel}: Context) =>
  (await nodeModel.findOne({type: "ActivityList", query: {}})) as {activities: Named[]}

const allExperiences = async ({nodeModel}: Context) => {
  const {entries} = await nodeModel.findAll({type: "Experience", query: {}})
  return ([...entries] as Experience[]).sort(byCatalogueOrder)
}

const experiencesOfGroup = async (context: Context, key: string) =>
  (await allExperiences(context)).filter(({group}) => group === key)

/** Fields that are computed once, when the site is built, instead of in every component. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: add,
}: CreateResolversArgs) => {
  add(sharingResolvers)
  add(pictureResolvers)
  add({
    Query: {
      experiencesBySlug: {
        type: "[Experience!]!",
        args: {slugs: "[String!]!"},
        description:
          "Experiences in the order of the slugs. A page that asks here depends on these alone: " +
          "one that asks allExperience is made again when any experience changes.",
        // One search for each experience: Gatsby then notes each as a dependency of its own.
        resolve: (_: object, {slugs}: {slugs: string[]}, {nodeModel}: Context) =>
          Promise.all(
            slugs.map(slug =>
              nodeModel.findOne({type: "Experience", query: {filter: {slug: {eq: slug}}}}),
            ),
          ),
      },
    },
    Experience: {
      priceText: {
        resolve: ({price}: Experience, {language}: WithLanguage) =>
          formatPrice(price, toLanguage(language)),
      },
      reserveText: {
        resolve: async ({price}: Experience, {language: tag}: WithLanguage, context: Context) => {
          const language = toLanguage(tag)
          const t = await nodeWords(context, language)
          return t("build:reserve", {price: formatPrice(price, language)})
        },
      },
      chatText: {
        resolve: async (
          {kind, messagingTitle, price}: Experience,
          {language: tag}: WithLanguage,
          context: Context,
        ) => {
          const language = toLanguage(tag)
          const title = fillPrice(messagingTitle[language], price, language)
          return chatText(kind, title, await nodeWords(context, language))
        },
      },
      activities: {
        resolve: async ({activities}: Experience, _: object, context: Context) => {
          const list = await activityList(context)
          return activities.map(key => list.activities.find(activity => activity.key === key))
        },
      },
      siteName: {
        resolve: async (_: Experience, __: object, {nodeModel}: Context) => {
          const identity = await nodeModel.findOne({type: "Identity", query: {}})
          return (identity as {brand: string}).brand
        },
      },
      posterColors: {
        resolve: (experience: Experience & {parent: string}, _: object, {nodeModel}: Context) => {
          const file = nodeModel.getNodeById({id: experience.parent}) as FileNode
          return readPosterColors(file.absolutePath, experience.image)
        },
      },
    },
    Identity: {
      copyrightTo: {resolve: () => new Date().getFullYear()},
      publicContact: {resolve: publicContact},
    },
    Season: {
      label: {
        resolve: async (
          season: {from: string; to: string},
          {language: tag}: WithLanguage,
          context: Context,
        ) => {
          const language = toLanguage(tag)
          return formatSeason(season, language, await nodeWords(context, language))
        },
      },
    },
    CatalogueContent: {
      facets: {
        resolve: async (
          {groups}: {groups: {key: string; title: Record<Language, string>}[]},
          {language}: WithLanguage,
          context: Context,
        ) =>
          planFacets({
            experiences: await allExperiences(context),
            groups: groups.map(({key, title}) => ({key, name: title})),
            regions: (await allRegions(context)).map(({slug, name}) => ({key: slug, name})),
            activities: (await activityList(context)).activities,
            language: toLanguage(language),
          }),
      },
    },
    ExperienceGroup: {
      color: {resolve: ({key}: Group) => groupRules[key].color},
      priceFromText: {
        resolve: async ({key}: Group, {language}: WithLanguage, context: Context) => {
          const prices = (await experiencesOfGroup(context, key)).map(({price}) => price)
          return formatPrice(Math.min(...prices), toLanguage(language))
        },
      },
      experiences: {
        resolve: ({key}: Group, _: object, context: Context) => experiencesOfGroup(context, key),
      },
    },
    LegalText: {
      name: {
        resolve: ({parent}: {parent: string}, _: object, {nodeModel}: Context) =>
          (nodeModel.getNodeById({id: parent}) as FileNode).name,
      },
    },
  })
}
