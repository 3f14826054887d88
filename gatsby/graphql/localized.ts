import {defaultLanguage, type Language, toLanguage} from "../../src/i18n/languages"
import {priceOf} from "../content/prices"
import {fillPrice, pricePlaceholder} from "../content/texts"
import {bindNumbers} from "../words/format"
import {type QueryContext, tripOf} from "./read-nodes"

/** A bilingual value, or that of a field that is not set. */
type Localized = Partial<Record<Language, string | string[]>> | null | undefined

/** Types whose titles go out as text, to chats, shares and analytics, and are compared there. */
const sentTitles = ["Experience", "SeoTexts"]

/**
 * The `@localized` field extension: the node stores `{en, es}`; the schema exposes one string (or
 * list) with a language argument, or else English. A trip's price is inserted here, and no line
 * ends between a number and the word that it counts.
 */
export const localizedExtension = {
  name: "localized",
  extend: () => ({
    args: {language: "String"},
    resolve: (
      source: Record<string, unknown>,
      {language: tag}: {language?: string | null},
      context: QueryContext,
      {fieldName, parentType}: {fieldName: string; parentType: {name: string}},
    ) => {
      const language = toLanguage(tag ?? undefined)
      const texts = source[fieldName] as Localized
      const stored = texts?.[language] ?? texts?.[defaultLanguage] ?? null
      const isSent = fieldName === "title" && sentTitles.includes(parentType.name)
      const show = (text: string) => {
        const bound = isSent ? text : bindNumbers(text)
        const trip = bound.includes(pricePlaceholder) && tripOf(source, context)
        if (!trip) return bound
        return fillPrice(bound, priceOf(trip), language)
      }
      return Array.isArray(stored) ? stored.map(show) : stored && show(stored)
    },
  }),
}
