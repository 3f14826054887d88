import {mkdir, writeFile} from "fs/promises"
import path from "path"
import type {SearchDocument} from "../../src/catalogue/search"
import {type Language, languages} from "../../src/i18n/languages"
import {linkedBy} from "../content/linked"
import type {SiteContent} from "../content/site-content"

type Bilingual = Record<Language, string | readonly string[]>

/** A text in every language: readers may know a name from another language. */
const inAll = (text: Bilingual | undefined): string[] =>
  text ? languages.flatMap(language => text[language]) : []

/** What the catalogue's search reads: every trip, its card's text in one language. */
export const searchDocuments = (
  content: Pick<SiteContent, "experiences" | "regions" | "activities" | "catalogue">,
  language: Language,
): SearchDocument[] =>
  content.experiences.map(trip => {
    const {regions, activities} = linkedBy(trip, {
      regions: content.regions,
      activities: content.activities.activities,
    })
    const names = regions.flatMap(({name}) => inAll(name))
    const stops = trip.stops?.items.flatMap(({title}) => inAll(title)) ?? []
    const keywords = [trip, ...regions, ...activities, content.catalogue].flatMap(thing =>
      inAll(thing.keywords),
    )
    const joined = [...names, ...stops, ...inAll(trip.title), ...keywords]
      .filter(name => name.includes(" "))
      .map(name => name.replace(/\s+/g, ""))
    return {
      slug: trip.slug,
      title: inAll(trip.title).join(" "),
      places: [...names, ...stops].join(" "),
      words: [...keywords, ...activities.flatMap(({name}) => inAll(name))].join(" "),
      joined: [...new Set(joined)].join(" "),
      card: trip.cardDescription[language],
    }
  })

/** Writes them for each language, as the page asks for them. */
export const writeTripSearch = async (root: string, content: SiteContent): Promise<void> => {
  const folder = path.join(root, "public/search")
  await mkdir(folder, {recursive: true})
  for (const language of languages) {
    const documents = searchDocuments(content, language)
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(documents))
  }
}
