import {readFileSync} from "node:fs"
import {parse} from "csv-parse/sync"
import sharp from "sharp"
import {metaFaults} from "../gatsby/publish/feeds/testing/meta-rules"
import {tripsSchema} from "../gatsby/publish/feeds/trips-schema"
import {defaultLanguage, languages} from "../src/i18n/languages"
import {experiences, pages, site} from "./support/site"
import {expect, test} from "./support/test"

const slugs = experiences.map(({slug}) => slug).sort()

const paths = pages.map(({path}) => path)

const pathOf = (address = "") => new URL(address).pathname

const rowsOf = (text: string): Record<string, string>[] => parse(text, {columns: true})

for (const language of languages) {
  test(`Meta's feed in ${language} keeps its rules and names every trip`, async ({request}) => {
    const response = await request.get(`/feeds/meta-${language}.csv`)
    expect(response.headers()["content-type"]).toMatch(/^text\/csv; ?charset=utf-8$/i)
    expect(metaFaults(await response.body())).toEqual([])
    const rows = rowsOf(await response.text())
    expect(rows.map(({id}) => id).sort()).toEqual(slugs)
    for (const {id, link, price} of rows) {
      const trip = experiences.find(({slug}) => slug === id)
      expect(pathOf(link)).toBe(`/${language}/experiences/${id}/`)
      if (language === defaultLanguage) expect(price).toBe(`${trip?.price}.00 EUR`)
    }
  })

  test(`the open feed in ${language} keeps its schema and names pages`, async ({request}) => {
    const response = await request.get(`/feeds/trips-${language}.json`)
    expect(response.headers()["content-type"]).toMatch(/^application\/json/)
    const feed = tripsSchema.parse(await response.json())
    expect(feed.operator.name).toBe(site.brand)
    expect(feed.trips.map(({id}) => id).sort()).toEqual(slugs)
    for (const {id, url, translations, price} of feed.trips) {
      for (const address of [url, ...Object.values(translations)])
        expect(paths).toContain(pathOf(address))
      expect(price.from).toBe(experiences.find(({slug}) => slug === id)?.price)
    }
  })
}

test("every picture of a feed is there, square, and light enough for a chat", async ({request}) => {
  const feed = tripsSchema.parse(await (await request.get("/feeds/trips-en.json")).json())
  for (const {image} of feed.trips) {
    const body = await (await request.get(pathOf(image.url))).body()
    const {width, height, format} = await sharp(body).metadata()
    expect([width, height, format], image.url).toEqual([image.width, image.height, "jpeg"])
    expect(body.length, image.url).toBeLessThan(500_000)
  }
})

test("feeds are no pages: no sitemap and no page names them", () => {
  expect(readFileSync("public/sitemap.xml", "utf8")).not.toContain("/feeds/")
  for (const path of paths)
    expect(readFileSync(`public${path}index.html`, "utf8")).not.toContain("/feeds/")
})
