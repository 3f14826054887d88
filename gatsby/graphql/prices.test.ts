import {rm} from "fs/promises"
import {formatPrice} from "../../src/i18n/format"
import {languages} from "../../src/i18n/languages"
import {makeSmallSite} from "../content/testing/small-site"
import {planPages} from "../pages/plan-pages"
import {searchDocuments} from "../publish/trip-search"
import {pageQuerier} from "./testing/query-pages"

/** Puts a placeholder into every text in words; a short one that begins with its trip's slug loses half of it. */
const priced = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(priced)
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (!languages.some(language => language === key)) return [key, priced(inner)]
      const fill = (text: string) =>
        text.length < 30 ? `{price} ${text.replace(/^([a-z]+)-[a-z]+/, "$1")}` : `${text} {price}`
      return [key, Array.isArray(inner) ? inner.map(fill) : fill(inner)]
    }),
  )
}

it("puts a trip's price into each of its texts, whoever shows it", async () => {
  const site = await makeSmallSite()
  for (const slug of ["grand-tour", "whale-bay", "day-walk"])
    await site.edit(`data/experiences/${slug}/experience.json`, trip => {
      Object.assign(trip, priced(trip), {regions: ["coast"], season: trip.season})
      if (slug === "whale-bay") trip.covers = {lodging: "ask"}
      for (const day of trip.days?.items ?? []) Object.assign(day, {region: "coast"})
      for (const stop of trip.stops?.items ?? []) Object.assign(stop, {region: "coast"})
    })
  const {content, issues} = await site.load()
  expect(issues).toEqual([])
  if (!content) return
  const shown: Record<string, string | null> = {
    ...Object.fromEntries(await pageQuerier()(site.root, planPages(content))),
    search: JSON.stringify(searchDocuments(content, "es")),
  }
  const raw = Object.entries(shown).map(([name, text]) => [
    name,
    text?.match(/.{0,80}(?<!\{)\{price\}/g),
  ])
  expect(raw.filter(([, found]) => found)).toEqual([])
  expect(shown["/es/destinations/coast/"]).toContain(`${formatPrice(1200, "es")} whale`)
  await rm(site.root, {recursive: true})
})
