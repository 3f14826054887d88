import {readFileSync} from "node:fs"
import {expect, test} from "@playwright/test"
import {readContent} from "../gatsby/content/load-content"
import {makeSearch} from "../src/catalogue/search"
import {languages} from "../src/i18n/languages"

test("the search answers the title and the regions of every trip, in either language", () => {
  const {content} = readContent(process.cwd())
  for (const language of languages) {
    const search = makeSearch(JSON.parse(readFileSync(`public/search/${language}.json`, "utf8")))
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
