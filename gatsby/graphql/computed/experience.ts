import {formatPrice, formatSeason, formatStay} from "../../../src/i18n/format"
import {toLanguage} from "../../../src/i18n/languages"
import {fillPrice} from "../../content/price-in-texts"
import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/site-content"
import {chatText} from "../../words/chat-text"
import {nodeWords} from "../../words/node-words"
import type {PosterColors} from "../ground-colors"
import {readPosterColors} from "../poster-colors"
import {bySlug, type Computed, type Context, fileOf, theOnly, type WithLanguage} from "./computed"

const types = /* GraphQL */ `
  type Experience implements Node @dontInfer {
    "Length of the stay in words: 4 days, 3 nights."
    durationLabel(language: String): String!
    "The starting price as the language writes it: €1,400 or 1.400 €."
    priceText(language: String): String!
    "Text of the booking button, built from the price: Book from €60."
    reserveText(language: String): String!
    "What the chat holds ready for who books."
    chatText(language: String): String!
    "Colours taken from the picture, for the themed banner."
    posterColors: PosterColors!
    "Name of the site, for search and sharing."
    siteName: String!
  }

  type Season @dontInfer {
    "The season in words: 15 June to 20 October."
    label(language: String): String!
  }

  """A ground and a text colour from one picture, at least 4.5:1 apart."""
  type PosterColors @dontInfer {
    "Colour of the ground, as #rrggbb."
    ground: String!
    "Colour of the text on it, as #rrggbb."
    text: String!
    "A lighter tint of the ground for lines and marks, as #rrggbb."
    accent: String!
  }
`

/** Colours of the picture of a node that has one. */
export const posterColors = (
  node: {image: string; parent: string},
  _: object,
  context: Context,
): Promise<PosterColors> => readPosterColors(fileOf(context, node).absolutePath, node.image)

/** What an experience's page shows that its file does not hold as it is shown. */
export const experienceFields: Computed = {
  types,
  resolvers: {
    Query: {
      experiencesBySlug: {
        type: "[Experience!]!",
        args: {slugs: "[String!]!"},
        description:
          "Experiences in the order of the slugs. A page that asks here depends on these alone: " +
          "one that asks allExperience is made again when any experience changes.",
        // One search for each experience: Gatsby then notes each as a dependency of its own.
        resolve: (_: object, {slugs}: {slugs: string[]}, context: Context) =>
          Promise.all(slugs.map(slug => bySlug(context, "Experience", slug))),
      },
    },
    Experience: {
      durationLabel: {
        resolve: async ({length}: Experience, {language}: WithLanguage, context: Context) =>
          formatStay(length, await nodeWords(context, toLanguage(language))),
      },
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
        resolve: async ({activities: keys}: Experience, _: object, context: Context) => {
          const {activities} = await theOnly<SiteContent["activities"]>(context, "ActivityList")
          return keys.map(name => activities.find(({key}) => key === name))
        },
      },
      siteName: {
        resolve: async (_: Experience, __: object, context: Context) =>
          (await theOnly<SiteContent["site"]>(context, "Identity")).brand,
      },
      posterColors: {resolve: posterColors},
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
  },
}
