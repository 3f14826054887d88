import {makeSearch} from "../../src/catalogue/search"
import {searchDocuments} from "./trip-search"

const trip = (slug: string, title: string, region: string) => ({
  slug,
  title,
  cardDescription: "A few words.",
  keywords: [`${title} club`],
  regions: [{name: region, keywords: null}],
  activities: [],
  stops: null,
})

/** What the site answers in a language. */
const answer = (...experiences: ReturnType<typeof trip>[]) => ({
  catalogueContent: {keywords: ["holiday"], groups: [{experiences}]},
})

it("finds a trip by its title, regions and keywords in any language", () => {
  const documents = searchDocuments([
    answer(trip("whales", "Whale season", "Wide coast"), trip("hills", "Old hills", "High plain")),
    answer(trip("whales", "Ballenas", "Costa ancha"), trip("hills", "Sierra", "Altiplano")),
  ])
  for (const search of documents.map(makeSearch)) {
    for (const words of ["whale season", "ballenas", "wide coast", "costa ancha"])
      expect(search(words)).toEqual(["whales"])
    expect(search("holiday").toSorted()).toEqual(["hills", "whales"])
  }
})
