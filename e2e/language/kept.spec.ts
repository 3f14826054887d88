import {locales} from "../../src/i18n/languages"
import {openMenu} from "../support/layout"
import {follow} from "../support/links"
import {questions} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {skipUnless} from "../support/trips"

// What an address with a language does is stated in src/inline-script/language.test.ts.
for (const place of ["banner", "contentinfo"] as const)
  test(`the switch in the ${place} keeps the address, and remembers the choice`, async ({
    page,
    context,
  }) => {
    const rest = `questions-answers/?from=mail#${skipUnless(questions.at(-1), "there is no question").key}`
    await openPage(page, `/en/${rest}`)
    const tab = context.waitForEvent("page")
    await page.getByRole(place).getByRole("link", {name: "Español"}).click({button: "middle"})
    await expect(await tab).toHaveURL(`/es/${rest}`)
    await (await tab).close()
    await openPage(page, `/en/${rest}`)
    const link = page.getByRole(place).getByRole("link", {name: "Español"})
    await link.press("Shift+F10")
    await expect(link).toHaveJSProperty("href", new URL(`/es/${rest}`, page.url()).href)
    await page.keyboard.press("Escape")
    await link.click()
    await expect(page).toHaveURL(`/es/${rest}`)
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    const kept = async () => (await context.cookies()).find(({name}) => name === "i18next")?.value
    await expect.poll(kept).toBe("es")
    await openPage(page, "/")
    await expect(page).toHaveURL("/es/")
    // After a visit inside the site as well.
    await follow(page, "/es/about-us/")
    await page.getByRole(place).getByRole("link", {name: "English"}).click()
    await expect(page).toHaveURL("/en/about-us/")
  })

test("the phone's menu leads to the other language @smoke", async ({page}) => {
  const [language, other] = ["en", "es"] as const
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(`/${language}/terms/?from=mail`)
  const link = (await openMenu(page)).getByRole("link", {name: locales[other].name, exact: true})
  await expect(link).toHaveAttribute("lang", other)
  await expect(link).toBeInViewport({ratio: 1})
  await link.click()
  await expect(page).toHaveURL(`/${other}/terms/?from=mail`)
})
