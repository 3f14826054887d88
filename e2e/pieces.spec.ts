import {languages} from "../src/i18n/languages"
import {questions, site} from "./support/site"
import {expect, test} from "./support/test"
import {tripOf} from "./support/trips"
import {word} from "./support/words"

test.describe("header", () => {
  test("marks the page that is shown, and the catalogue on every experience", async ({page}) => {
    const nav = page.getByRole("navigation", {name: word("en", "common", "nav.label")})
    for (const [path, name] of [
      ["/en/", "home"],
      ["/en/experiences/", "experiences"],
      [`/en/experiences/${tripOf().slug}/`, "experiences"],
      ["/en/questions-answers/", "questions"],
      ["/en/about-us/", "about"],
    ] as const) {
      await page.goto(path)
      // A marked link has a second class; the experience's own page is not the catalogue's.
      const marked = nav
        .getByRole("link")
        .evaluateAll(links =>
          links.filter(({classList}) => classList.length > 1).map(({textContent}) => textContent),
        )
      expect(await marked, path).toEqual([word("en", "common", `nav.${name}`)])
    }
  })
})

test.describe("collapsibles", () => {
  test("open and close by keyboard", async ({page}) => {
    await page.goto("/en/questions-answers/")
    const answers = page.locator("main details")
    await expect(answers).toHaveCount(questions.length)
    const first = answers.first()
    await first.locator("summary").focus()
    await page.keyboard.press("Enter")
    await expect(first).toHaveAttribute("open", "")
    await page.keyboard.press("Space")
    await expect(first).not.toHaveAttribute("open")
  })
})

test("footer has all its parts", async ({page, request}) => {
  await page.goto("/es/about-us/")
  const footer = page.getByRole("contentinfo")
  await expect(
    footer.getByRole("heading", {name: word("es", "common", "footer.social")}),
  ).toBeVisible()
  for (const name of ["WhatsApp", "Facebook", "LinkedIn", "Instagram"]) {
    const link = footer.getByRole("link", {name: new RegExp(name)})
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener noreferrer")
  }
  for (const name of ["terms", "treatment"])
    await expect(
      footer.getByRole("link", {name: word("es", "common", `footer.${name}`)}),
    ).toHaveAttribute("href", `/es/${name}/`)
  await expect(footer).toContainText(`© ${site.copyrightFrom}–${new Date().getFullYear()}`)
  const hidden = footer.locator("[hidden] a")
  await expect(hidden).toHaveCount(languages.length)
  expect(await (await request.get("/es/about-us/")).text()).toContain('href="/en/" hrefLang="en"')
})
