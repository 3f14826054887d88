import path from "path"
import type {SearchDocument} from "../../src/catalogue/search"
import {languages} from "../../src/i18n/languages"
import type {Complete} from "../../src/lib/complete"
import {outputFile} from "../files"
import {type Graphql, runQuery} from "../graphql/query"

const searchQuery = /* GraphQL */ `
  query TripSearch($language: String!) {
    catalogueContent {
      keywords(language: $language)
      groups {
        experiences {
          slug
          title(language: $language)
          cardDescription(language: $language)
          keywords(language: $language)
          regions { name(language: $language) keywords(language: $language) }
          activities { name(language: $language) keywords(language: $language) }
          stops { items { title(language: $language) } }
        }
      }
    }
  }
`

type Content = Complete<Queries.TripSearchQuery>

/** The parts of a trip that are searched, as one language has them. */
const partsOf = ({catalogueContent: {keywords: ofAny, groups}}: Content) =>
  groups
    .flatMap(({experiences}) => experiences)
    .map(({slug, title, cardDescription: card, keywords, regions, activities, stops}) => ({
      slug,
      card,
      title: [title],
      places: [...regions.map(({name}) => name), ...(stops?.items ?? []).map(stop => stop.title)],
      keywords: keywords ?? [],
      shared: [
        ...[...regions, ...activities, {keywords: ofAny}].flatMap(named => named.keywords ?? []),
        ...activities.map(({name}) => name),
      ],
      regions: regions.length,
    }))

/**
 * What the catalogue's search reads, for each language: every trip with its names and keywords in all
 * of them, as readers may know a name from another one, and the text of its card.
 *
 * @param answers - one a language
 */
export const searchDocuments = (answers: readonly Content[]): SearchDocument[][] => {
  const all = answers.map(partsOf)
  return all.map(trips =>
    trips.map(({slug, card, regions}, index) => {
      const inAll = (part: "title" | "places" | "keywords" | "shared") =>
        [...new Set(all.flatMap(trips => trips[index]?.[part] ?? []))].join(" ")
      return {
        slug,
        title: inAll("title"),
        places: inAll("places"),
        keywords: inAll("keywords"),
        shared: inAll("shared"),
        regions,
        card,
      }
    }),
  )
}

export const writeTripSearch = async (root: string, graphql: Graphql): Promise<void> => {
  const answers = await Promise.all(
    languages.map(language => runQuery<Queries.TripSearchQuery>(graphql, searchQuery, {language})),
  )
  for (const [index, documents] of searchDocuments(answers).entries())
    await outputFile(
      path.join(root, "public/search", `${languages[index]}.json`),
      JSON.stringify(documents),
    )
}
