import {languages} from "../../src/i18n/languages"
import {bookLinks} from "../support/links"
import {experiences} from "../support/site"
import {expect, test, waitForHydration} from "../support/test"
import {given} from "../support/trips"
import {word, wordPattern} from "../support/words"

/** A trip with a season that leaves January out. */
const seasonal = () =>
  given(
    experiences.find(({season}) => season && season.from > "01-31" && season.to > season.from),
    "no trip has a season without January",
  )

for (const language of languages)
  for (const width of [375, 1440])
    test(`booking links carry month and travellers: ${language}, ${width} px`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({width, height: 800})
      const {slug, code} = seasonal()
      await page.goto(`/${language}/experiences/${slug}/`)
      await waitForHydration(page)
      const [plain] = await bookLinks(page).evaluateAll(links =>
        links.map(link => (link as HTMLAnchorElement).href),
      )
      const t = (key: string) => word(language, "experience", `party.${key}`)
      await page.getByRole("button", {name: t("label")}).click()
      await page.getByLabel(t("month")).selectOption("1")
      await expect(page.getByText(wordPattern(language, "experience", "party.note"))).toBeVisible()
      await page.getByLabel(t("adults")).fill("2")
      await page.getByLabel(t("children")).fill("1")
      const textOf = (href: string) => new URL(href).searchParams.get("text") ?? ""
      const hrefs = () =>
        bookLinks(page).evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
      await expect.poll(async () => textOf((await hrefs())[0] ?? "")).toContain(`${t("adults")}: 2`)
      for (const href of await hrefs()) {
        expect(textOf(href)).toContain(`${t("children")}: 1`)
        expect(textOf(href)).toContain(textOf(plain ?? "").split("\n")[0])
        expect(textOf(href).split("\n").at(-1)).toBe(`Ref. ${code}-${language.toUpperCase()}`)
      }
      const other = given(
        experiences.find(trip => trip.slug !== slug),
        "there is one trip",
      )
      await page.goto(`/${language}/experiences/${other.slug}/`)
      await waitForHydration(page)
      await expect(page.getByLabel(t("adults"))).toHaveValue("2")
      const fresh = await context.newPage()
      await fresh.goto(`/${language}/experiences/${slug}/`)
      await waitForHydration(fresh)
      await expect(fresh.getByRole("button", {name: t("label")})).toBeVisible()
    })
