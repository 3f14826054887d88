import {rm} from "fs/promises"
import {formatPrice} from "../../src/i18n/format"
import {languages} from "../../src/i18n/languages"
import {makeSmallSite} from "../content/testing/small-site"
import {planPages} from "../pages/plan-pages"
import {pageQuerier} from "./testing/query-pages"

/** Puts a placeholder at the end of every text in words. */
const priced = (value: unknown, isWords = false): unknown => {
  if (typeof value === "string") return isWords ? `${value.slice(0, 30)} {price}` : value
  if (Array.isArray(value)) return value.map(inner => priced(inner, isWords))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      priced(
        inner,
        languages.some(language => language === key),
      ),
    ]),
  )
}

it("puts a trip's price into each of its texts that may name it, wherever it is shown", async () => {
  const site = await makeSmallSite()
  const long = (text: string) => `${text} {price}.`.padStart(90, "Words ")
  for (const slug of ["grand-tour", "whale-bay", "day-walk"])
    await site.edit(`data/experiences/${slug}/experience.json`, trip => {
      const {slogan, closing, description, includes, emblematic} = trip
      Object.assign(trip, priced({slogan, closing, description, includes, emblematic}), {
        cardDescription: {en: long("Card"), es: long("Tarjeta")},
      })
      for (const language of languages) trip.seo.description[language] = long(`${slug} ${language}`)
    })
  const {content, issues} = await site.load()
  expect(issues).toEqual([])
  if (!content) return
  const pages = await pageQuerier()(site.root, planPages(content))
  for (const text of pages.values()) expect(text).not.toMatch(/(?<!\{)\{price\}/)
  const page = pages.get("/es/experiences/whale-bay/") ?? ""
  expect(page.split(formatPrice(1200, "es")).length).toBeGreaterThan(8)
  await rm(site.root, {recursive: true})
})
