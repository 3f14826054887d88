import {coverRows} from "../../gatsby/content/schema/planning"
import {languages} from "../../src/i18n/languages"
import {expect, test} from "../support/test"
import {tripThatAsks, tripWith, tripWithout} from "../support/trips"
import {word} from "../support/words"

test.use({javaScriptEnabled: false})

for (const language of languages) {
  const say = (key: string) => word(language, "experience", `covers.${key}`)
  const path = (slug: string) => `/${language}/experiences/${slug}/`

  test(`the price's table has the rows that the data has, in order, in ${language}`, async ({
    page,
  }) => {
    const {slug, covers = {}} = tripWith("covers")
    await page.goto(path(slug))
    const rows = coverRows.filter(row => covers[row])
    const table = page.getByRole("table")
    await expect(table.getByRole("rowheader")).toHaveText(rows.map(row => say(`row.${row}`)))
    for (const row of rows) {
      const line = table.getByRole("row", {name: say(`row.${row}`)})
      await expect(line.getByRole("cell").last()).toContainText(say(`value.${covers[row]}`))
      await expect(line.getByRole("link")).toHaveCount(covers[row] === "ask" ? 1 : 0)
    }
  })

  test(`what is open is asked in a chat that names trip and row, in ${language}`, async ({
    page,
  }) => {
    const {slug, covers = {}, messagingTitle} = tripThatAsks()
    await page.goto(path(slug))
    const asked = coverRows.filter(row => covers[row] === "ask")
    const texts: string[] = []
    for (const row of asked) {
      const link = page.getByRole("row", {name: say(`row.${row}`)}).getByRole("link")
      await expect(link).toHaveAccessibleName(new RegExp(`${say(`row.${row}`)}.*`))
      await expect(link).toHaveAttribute("target", "_blank")
      const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? ""
      expect(text).toContain(`“${messagingTitle[language]}”`)
      expect(text).toContain(word(language, "build", `covers.${row}`))
      texts.push(text)
    }
    expect(new Set(texts).size).toBe(asked.length)
  })

  test(`a trip without the table has none, nor a heading for it, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path(tripWithout("covers").slug))
    await expect(page.getByRole("table")).toHaveCount(0)
  })
}
