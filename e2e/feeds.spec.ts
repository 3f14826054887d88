import {parse} from "csv-parse/sync"
import sharp from "sharp"
import {arePricesOver} from "../gatsby/content/schema/planning"
import {defaultLanguage, languages} from "../src/i18n/languages"
import {experiences, pages} from "./support/site"
import {expect, test} from "./support/test"

// What a row says is stated in gatsby/publish/text-files.test.ts.
for (const language of languages)
  test(`Meta's feed in ${language} names every trip with a price, its page and a square picture`, async ({
    request,
  }) => {
    const response = await request.get(`/feeds/meta-${language}.csv`)
    expect(response.headers()["content-type"]).toMatch(/^text\/csv; ?charset=utf-8$/i)
    const rows: Record<string, string>[] = parse(await response.text(), {columns: true})
    const priced = experiences.filter(trip => !arePricesOver(trip))
    expect(rows.map(({id}) => id).sort()).toEqual(priced.map(({slug}) => slug).sort())
    for (const {id, link = "", image_link: picture = ""} of rows) {
      const {pathname} = new URL(link)
      expect(pathname).toBe(`/${language}/experiences/${id}/`)
      expect(pages.map(({path}) => path)).toContain(pathname)
      if (language !== defaultLanguage) continue
      const file = await request.get(new URL(picture).pathname)
      const {width, height, format} = await sharp(await file.body()).metadata()
      expect([width, height, format], id).toEqual([1080, 1080, "jpeg"])
    }
  })
