import {languages, otherLanguages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {openMenu} from "../support/menu"
import {expect, test} from "../support/test"

const switches = languages.flatMap(language =>
  otherLanguages(language).map(other => ({language, other})),
)

for (const {language, other} of switches) {
  const {name} = locales[other]

  test(`header and phone's menu lead from /${language}/ to /${other}/`, async ({page}) => {
    await page.goto(`/${language}/terms/?from=mail`)
    const link = page.getByRole("banner").getByRole("link", {name, exact: true})
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute("lang", other)
    await link.click()
    await expect(page).toHaveURL(`/${other}/terms/?from=mail`)

    await page.setViewportSize({width: 360, height: 740})
    await page.goto(`/${language}/terms/?from=mail`)
    const panel = await openMenu(page)
    const inMenu = panel.getByRole("link", {name, exact: true})
    await expect(inMenu).toBeInViewport({ratio: 1})
    await inMenu.click()
    await expect(page).toHaveURL(`/${other}/terms/?from=mail`)
  })
}
