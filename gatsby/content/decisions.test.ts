import {readdirSync, readFileSync} from "fs"
import type {Experience} from "./schema/experience"

/** The owner's table: slug, theme, group, price in euros, kind, days, nights. */
const table = `
colombiamagic magia 9-days 2125 tour 12
colombiadestination amazonas 9-days 2790 tour 13
colombianatural caño 9-days 2650 tour 13
charmsofcolombia charmsofcolombia 9-days 2500 tour 9
fromcoffetothepacific fromcoffetothepacific 9-days 2750 tour 10
ejemedellinpacific ejemedellinpacific 9-days 2650 tour 10
theperfectroute theperfectroute 9-days 2500 tour 9
expamazonas expamazonas 3-days 1400 experience 4 3
cali cali 3-days 400 experience 4 3
canoexp canoexp 3-days 1400 experience 3 2
ejecafetero ejecafetero 3-days 850 experience 4 3
pacificroutes pacificroutes 3-days 900 experience 4 3
seniorbahia seniorbahia 3-days 600 experience 5 4
bird-watching avistamiento 1-day 60 experience 1
horseback-trails ruta-a-riendas 1-day 95 experience 1
jungle-lights luces-selva 1-day 105 experience 1
coffee-experience caffetos 1-day 100 experience 1
tour-mountain-range cordillera 1-day 150 experience 1
day-casa-duvelo dia-duvelo 1-day 195 experience 1 1
trekking trekking 1-day 75 experience 1
rodizio rodizio 1-day 60 experience 1
catedral catedral 1-day 216 experience 1
citybogota citybogota 1-day 116 experience 1
citycartagena citycartagena 1-day 70 experience 1
citymedellin citymedellin 1-day 65 experience 1
islarosario islarosario 1-day 150 experience 1
guatape guatape 1-day 62 experience 1
chiva chiva 1-day 100 experience 1
`

const rows = table
  .trim()
  .split("\n")
  .map(line => line.split(" "))

const colors: Record<string, string> = {"9-days": "yellow", "3-days": "blue", "1-day": "red"}

const read = (slug: string) =>
  JSON.parse(readFileSync(`data/experiences/${slug}/experience.json`, "utf8")) as Experience

describe("the experiences are those of the owner's table", () => {
  it("are complete", () => {
    expect(readdirSync("data/experiences").sort()).toEqual(rows.map(([slug]) => slug).sort())
  })

  it.each(rows)("%s", (slug = "", theme, group = "", price, kind, days, nights) => {
    const experience = read(slug)
    expect(experience).toMatchObject({
      slug,
      theme,
      group,
      kind,
      color: colors[group],
      price: Number(price),
    })
    expect(experience.length.days).toBe(Number(days))
    if (nights) expect(experience.length.nights).toBe(Number(nights))
  })

  it.each([
    ["colombiamagic", 12],
    ["colombiadestination", 9],
    ["colombianatural", 9],
  ])("%s has its %d highlights", (slug, count) => {
    expect(read(slug).highlights?.items.en).toHaveLength(count)
  })

  it("have their seasons", () => {
    const seasons = rows.flatMap(([slug = ""]) => {
      const {season} = read(slug)
      return season ? [[slug, season.from, season.to]] : []
    })
    expect(seasons.sort()).toEqual([
      ["canoexp", "06-01", "11-30"],
      // The package to the same river has the river's months.
      ["colombianatural", "06-01", "11-30"],
      ["pacificroutes", "06-15", "10-20"],
    ])
  })

  it("have titles and search texts of their own", () => {
    for (const language of ["en", "es"] as const) {
      const texts = rows.map(([slug = ""]) => read(slug))
      expect(new Set(texts.map(({title}) => title[language])).size).toBe(rows.length)
      expect(new Set(texts.map(({seo}) => seo.title[language])).size).toBe(rows.length)
      expect(new Set(texts.map(({seo}) => seo.description[language])).size).toBe(rows.length)
    }
  })
})
