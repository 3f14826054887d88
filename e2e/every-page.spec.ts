import {otherLanguages} from "../src/i18n/languages"
import {expectNoViolation, openCollapsibles} from "./support/axe"
import {scrollThrough, watchPolicy} from "./support/policy"
import {allPages} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

// Each page is opened once for all of these: opening takes as long as what is then judged.
for (const {path, language, heading} of allPages)
  test(`${path} is in its language, keeps to its policy and breaks no accessibility rule`, async ({
    page,
  }) => {
    const refused = await watchPolicy(page)
    await page.goto(path)
    await waitForHydration(page)

    await test.step("its language, its heading and no error", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("heading", {level: 1})).toHaveText(heading)
      await expect(page).toHaveURL(path)
      for (const other of otherLanguages(language))
        await expect(page.locator(`link[rel="alternate"][hreflang="${other}"]`)).toHaveCount(1)
    })

    await test.step("no accessibility rule broken with banner and collapsibles open", async () => {
      await openCollapsibles(page)
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectNoViolation(page)
    })

    await test.step("its own policy, scrolled through", async () => {
      await scrollThrough(page)
      expect(await refused()).toEqual([])
    })
  })
