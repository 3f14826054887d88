import {parse} from "csv-parse/sync"
import sharp from "sharp"
import {defaultLanguage, languages} from "../src/i18n/languages"
import {experiences, pages} from "./support/site"
import {expect, test} from "./support/test"

const address = /^https?:\/\/[^\s"<>,]{1,1900}$/
const upTo = (characters: number) =>
  new RegExp(`^(?!.*(\\*\\*|<[a-z]))[\\s\\S]{1,${characters}}$`, "u")

/**
 * What Meta takes in each column; where its reference and its templates differ, the shorter one.
 *
 * @see https://developers.facebook.com/docs/commerce-platform/catalog/fields
 */
const texts = {id: upTo(100), title: upTo(100), description: upTo(5000), link: address}
const catalogue: Record<string, RegExp> = {
  ...texts,
  availability: /^in stock$/,
  condition: /^new$/,
  price: /^\d+\.\d\d EUR$/,
  image_link: address,
  additional_image_link: /^(?:https?:[^\s,]+(?:,(?!$)|$)){0,20}$/,
  brand: upTo(100),
  custom_label_0: upTo(100),
  custom_label_1: upTo(100),
  custom_label_2: upTo(100),
}
/** @see https://developers.facebook.com/docs/marketing-api/catalog/localized-catalog/localized-catalog-setup */
const override: Record<string, RegExp> = {...texts, override: /^[a-z]{2}_XX$/}

for (const language of languages)
  test(`Meta's feed in ${language} keeps its rules and names every trip`, async ({request}) => {
    const response = await request.get(`/feeds/meta-${language}.csv`)
    expect(response.headers()["content-type"]).toMatch(/^text\/csv; ?charset=utf-8$/i)
    const isCatalogue = language === defaultLanguage
    const columns = isCatalogue ? catalogue : override
    const rows: Record<string, string>[] = parse(await response.text(), {columns: true})
    expect(rows.map(({id}) => id).sort()).toEqual(experiences.map(({slug}) => slug).sort())
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort())
      for (const [name, rule] of Object.entries(columns))
        expect(row[name], `${row.id}, ${name}`).toMatch(rule)
      const {pathname} = new URL(row.link ?? "")
      expect(pathname).toBe(`/${language}/experiences/${row.id}/`)
      expect(pages.map(({path}) => path)).toContain(pathname)
      if (!isCatalogue) continue
      const trip = experiences.find(({slug}) => slug === row.id)
      expect(row.price).toBe(`${trip?.price}.00 EUR`)
      const picture = await request.get(new URL(row.image_link ?? "").pathname)
      const {width, height, format} = await sharp(await picture.body()).metadata()
      expect([width, height, format], row.id).toEqual([1080, 1080, "jpeg"])
    }
  })
