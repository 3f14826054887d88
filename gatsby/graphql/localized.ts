import {defaultLanguage, toLanguage} from "../../src/i18n/languages"
import {fillPrice, pricePlaceholder} from "../content/price-in-texts"
import type {Experience} from "../content/schema/experience"
import {arePricesOver} from "../content/schema/prices"
import type {Context as NodeContext} from "./fields/helpers"

type Localized = Record<string, unknown>
type Trip = {price: number; prices?: Experience["prices"]}
type Context = {nodeModel: Pick<NodeContext["nodeModel"], "findRootNodeAncestor">}

/** Picks one language of a bilingual value, or else English; null of a field that is not set. */
export const pickLanguage = (value: unknown, language: string | null | undefined): unknown => {
  if (value === null || typeof value !== "object") return value ?? null
  const texts = value as Localized
  return texts[language ?? defaultLanguage] ?? texts[defaultLanguage] ?? null
}

/** A number of up to three digits, alone or with others before it, and the space before its word. */
const counted = /(?<![\d\p{L}])(\d{1,3}(?:[.,]\d+)*) (?=[\p{L}€°%])/gu

/** Binds each number to the word that it counts, so that no line ends between the two. */
const bindNumbers = (words: unknown): unknown => {
  if (Array.isArray(words)) return words.map(bindNumbers)
  return typeof words === "string" ? words.replace(counted, "$1\u00a0") : words
}

/** Types whose titles go out as text, to chats, shares and analytics, and are compared there. */
const sentTitles = ["Experience", "SeoTexts"]

const shownPrice = (trip: Trip) => (arePricesOver(trip) ? undefined : trip.price)

const isTrip = (node: object) => "price" in node

/** The trip that a text belongs to, at any depth of its file. */
const tripOf = (part: Localized, {nodeModel}: Context) =>
  (isTrip(part) ? part : nodeModel.findRootNodeAncestor(part, isTrip)) as Trip | null

/**
 * The `@localized` field extension: the node stores `{en, es}`; the schema exposes one string (or
 * list) with a language argument. A trip's price is inserted here, and numbers keep their words.
 */
export const localizedExtension = {
  name: "localized",
  extend: () => ({
    args: {language: "String"},
    resolve: (
      source: Localized,
      {language}: {language?: string},
      context: Context,
      {fieldName, parentType}: {fieldName: string; parentType: {name: string}},
    ) => {
      const stored = pickLanguage(source[fieldName], language)
      const isSent = fieldName === "title" && sentTitles.includes(parentType.name)
      const words = isSent ? stored : bindNumbers(stored)
      if (!String(words).includes(pricePlaceholder)) return words
      const trip = tripOf(source, context)
      return trip ? fillPrice(words, shownPrice(trip), toLanguage(language)) : words
    },
  }),
}
