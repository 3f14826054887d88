import {languages} from "../src/i18n/languages"
import {plainText} from "../src/lib/text/markup"
import {readJson, site} from "./support/site"
import {expect, test} from "./support/test"
import {word} from "./support/words"

type Words = Record<string, string>

const {topics} = readJson<{topics: {key: string; question: Words; answer: Words}[]}>(
  "data/pages/booking.json",
)

test.use({javaScriptEnabled: false})

for (const language of languages)
  test(`booking in ${language} answers every topic at its address`, async ({page}) => {
    await page.goto(`/${language}/booking/`)
    const contents = page.getByRole("navigation", {name: word(language, "legal", "contents")})
    await expect(contents.getByRole("link")).toHaveCount(topics.length)
    for (const {key, question, answer} of topics) {
      const link = contents.getByRole("link", {name: question[language], exact: true})
      await expect(link).toHaveAttribute("href", `#${key}`)
      await expect(page.locator(`#${key}`)).toContainText(plainText(answer[language] ?? ""))
    }
    const main = page.getByRole("main")
    await expect(
      main.getByRole("link", {name: word(language, "booking", "terms")}),
    ).toHaveAttribute("href", `/${language}/terms/`)
    const chat = new URL(
      (await main.locator("a[href^='https://wa.me/']").last().getAttribute("href")) ?? "",
    )
    expect(chat.searchParams.get("text")).toBe(
      `${word(language, "booking", "chat")}\nRef. CHAT-${language.toUpperCase()}`,
    )
  })

for (const language of languages)
  for (const name of ["terms", "treatment"])
    test(`${name} in ${language} say who answers and since when`, async ({page}) => {
      const {company} = readJson<{company: Record<string, string>}>("data/site.json")
      const {updated} = readJson<{updated: string}>(`data/pages/${name}.json`)
      await page.goto(`/${language}/${name}/`)
      const block = page.getByRole("region", {name: word(language, "legal", "company.title")})
      for (const text of Object.values(company)) await expect(block).toContainText(text)
      await expect(block).toContainText(updated.slice(0, 4))
      await expect(page.getByRole("contentinfo")).toContainText(site.brand)
    })
