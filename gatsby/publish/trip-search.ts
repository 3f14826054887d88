import path from "node:path"
import type {SearchDocument} from "../../src/catalogue/search"
import {type Language, languages} from "../../src/i18n/languages"
import {checkFiles} from "../content/check-site"
import {priceOf} from "../content/prices"
import type {SoundContent} from "../content/schema/files"
import {fillPrice} from "../content/texts"
import {activitiesOf, regionsOf} from "../facts/look-ups"
import {outputFile} from "../files"
import {bindNumbers} from "../words/format"

const inEveryLanguage = (pick: (language: Language) => readonly string[]) =>
  [...new Set(languages.flatMap(pick))].join(" ")

/**
 * What the catalogue's search reads in a language: every trip with its names and keywords in all
 * languages, as readers may know a name from another one, and the text of its card.
 */
export const searchDocuments = (content: SoundContent, language: Language): SearchDocument[] =>
  content.experiences.map(trip => {
    const {slug, title, keywords, stops, cardDescription} = trip
    const regions = regionsOf(trip, content)
    const activities = activitiesOf(trip, content)
    const places = [
      ...regions.map(({name}) => name),
      ...(stops?.items ?? []).map(stop => stop.title),
    ]
    const sources = [...regions, ...activities, {keywords: content.catalogue?.keywords}]
    return {
      slug,
      title: inEveryLanguage(code => [title[code]]),
      places: inEveryLanguage(code => places.map(name => name[code])),
      keywords: inEveryLanguage(code => keywords?.[code] ?? []),
      shared: inEveryLanguage(code => [
        ...sources.flatMap(source => source.keywords?.[code] ?? []),
        ...activities.map(({name}) => name[code]),
      ]),
      regions: regions.length,
      card: fillPrice(bindNumbers(cardDescription[language]), priceOf(trip), language),
    }
  })

export const writeTripSearch = async (root: string): Promise<void> => {
  const {content} = checkFiles(root)
  for (const language of languages)
    await outputFile(
      path.join(root, "public/search", `${language}.json`),
      JSON.stringify(searchDocuments(content, language)),
    )
}
