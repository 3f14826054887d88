import type {CreateResolversArgs, GatsbyNode} from "gatsby"
import {formatPrice, formatReserve, formatSeason} from "../../src/i18n/format"
import {toLanguage} from "../../src/i18n/languages"
import {byCatalogueOrder} from "../content/catalogue-order"
import type {Experience} from "../content/schema/experience"
import {groupRules} from "../content/schema/experience"
import {readPosterColors} from "./poster-colors"
import {sharingResolvers} from "./sharing-resolvers"

type WithLanguage = {language?: string}
type FileNode = {absolutePath: string; name: string}
type RegionNode = {key: string}
type Group = {key: keyof typeof groupRules; poster: string}
type Context = {
  nodeModel: {
    findAll: (query: object) => Promise<{entries: Iterable<unknown>}>
    findOne: (query: object) => Promise<unknown>
    getNodeById: (query: {id: string}) => unknown
    findRootNodeAncestor: (node: object) => unknown
  }
  path: string
}

const regionsByKey = async ({nodeModel}: Context, keys: string[]) => {
  const list = (await nodeModel.findOne({type: "RegionList", query: {}})) as {
    regions: RegionNode[]
  }
  return keys.map(key => list.regions.find(region => region.key === key))
}

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
  add({
    Experience: {
      priceText: {
        resolve: ({price}: Experience, {language}: WithLanguage) =>
          formatPrice(price, toLanguage(language)),
      },
      reserveText: {
        resolve: ({price}: Experience, {language}: WithLanguage) =>
          formatReserve(price, toLanguage(language)),
      },
      regions: {
        resolve: ({regions}: Experience, _: object, context: Context) =>
          regionsByKey(context, regions),
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
    Identity: {copyrightTo: {resolve: () => new Date().getFullYear()}},
    Season: {
      label: {
        resolve: (season: {from: string; to: string}, {language}: WithLanguage) =>
          formatSeason(season, toLanguage(language)),
      },
    },
    Stop: {
      region: {
        resolve: async ({region}: {region: string}, _: object, context: Context) =>
          (await regionsByKey(context, [region]))[0],
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
      poster: {
        resolve: async ({poster}: Group, _: object, context: Context) =>
          (await allExperiences(context)).find(({slug}) => slug === poster),
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
