import {makeSearch} from "../../src/catalogue/search"
import {languages} from "../../src/i18n/languages"
import {readContent} from "../content/load-content"
import {askSite} from "../graphql/testing/ask"
import {searchDocuments, searchQuery} from "./trip-search"

it("answers the title and the regions of every trip, in either language", async () => {
  const {content} = readContent(process.cwd())
  const answers = await Promise.all(
    languages.map(language => askSite(process.cwd(), searchQuery, {language})),
  )
  for (const documents of searchDocuments(answers)) {
    const search = makeSearch(documents)
    for (const trip of content.experiences) {
      for (const title of Object.values(trip.title)) expect(search(title)[0]).toBe(trip.slug)
      for (const {slug, name} of content.regions)
        if (trip.regions.includes(slug))
          for (const text of Object.values(name)) {
            expect(search(text)).toContain(trip.slug)
            expect(search(text.replace(/\s/g, ""))).toContain(trip.slug)
          }
    }
  }
})
