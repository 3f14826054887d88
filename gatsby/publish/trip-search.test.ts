import {makeSearch} from "../../src/catalogue/search"
import {languages} from "../../src/i18n/languages"
import {makeContent} from "../graphql/testing/make-content"
import {searchDocuments} from "./trip-search"

it("finds a trip by its title, regions and keywords in any language", () => {
  const {content, trip, region} = makeContent()
  const bay = Object.assign(trip("whale-bay"), {
    title: {en: "Whale season", es: "Ballenas"},
    keywords: {en: ["snorkel"], es: ["careta"]},
    regions: ["coast"],
  })
  region("coast").name = {en: "Wide shore", es: "Costa ancha"}
  const others = content.experiences.filter(({regions}) => !regions.includes("coast"))
  content.experiences = [bay, ...others]
  content.catalogue.keywords = {en: ["holiday"], es: ["vacaciones"]}
  for (const language of languages) {
    const search = makeSearch(searchDocuments(content, language))
    for (const words of ["whale season", "ballenas", "wide shore", "costa ancha", "careta"])
      expect(search(words)[0]).toBe("whale-bay")
    expect(search("holiday")).toHaveLength(content.experiences.length)
  }
})
