import {languages} from "../../src/i18n/languages"
import {lines, linesWith, names, pickAll, radio, section} from "../support/custom-trip"
import {expect, test, waitForHydration} from "../support/test"
import {word} from "../support/words"

for (const language of languages)
  test(`the chat says what was picked and nothing of what is open, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/experiences/`)
    await waitForHydration(page)
    expect(await lines(page)).toHaveLength(linesWith(0))
    await pickAll(page)
    await expect.poll(() => lines(page)).toHaveLength(linesWith(4))
    for (const [index, name] of names(language).entries())
      expect((await lines(page))?.[index + 1]).toContain(`: ${name}`)

    // Every step can be taken back.
    const undecided = word(language, "experiences", "customize.undecided")
    const first = section(page).getByRole("radio", {name: undecided, exact: true})
    await expect(first).toHaveCount(2)
    for (const choice of await first.all()) await choice.check()
    await section(page).locator("select[name=dropOff]").selectOption({label: undecided})
    await expect.poll(() => lines(page)).toHaveLength(linesWith(1))
  })

test.describe("without JavaScript", () => {
  test.use({javaScriptEnabled: false})
  test("the choices are there, undecided", async ({page}) => {
    await page.goto("/es/experiences/")
    for (const part of ["accommodation", "style"]) await expect(radio(page, part, "")).toBeChecked()
    await expect(section(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
  })
})
