import type {Page} from "@playwright/test"
import {languages} from "../../src/i18n/languages"
import {unfold} from "../support/filter"
import {expect, openPage, test} from "../support/test"

/** Every answer of every list, as the list shows it once it is chosen. */
const chosenTexts = async (page: Page) => {
  const texts: Record<string, string[]> = {}
  for (const list of await page.locator("search select").all()) {
    const name = (await list.getAttribute("name")) ?? ""
    const values = await list
      .locator("option")
      .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
    texts[name] = []
    for (const value of [...values.slice(1), ""]) {
      await list.selectOption(value)
      await expect(list).toHaveValue(value)
      // The list answers together with the line that says how many trips fit.
      const status = page.getByRole("search").getByRole("status")
      if (value) await expect(status).not.toBeEmpty()
      else await expect(status).toBeEmpty()
      const text = await list.evaluate(
        (element: HTMLSelectElement) => element.selectedOptions[0]?.text,
      )
      texts[name].push(text ?? "")
    }
  }
  return texts
}

/** The answers that a list as wide as it is now would cut off. */
const cutOff = (page: Page, texts: Record<string, string[]>) =>
  page.evaluate(all => {
    const found: string[] = []
    for (const list of document.querySelectorAll<HTMLSelectElement>("search select"))
      for (const text of all[list.name] ?? []) {
        // As wide as this one answer asks for, with the browser's arrow.
        const ideal = list.cloneNode() as HTMLSelectElement
        ideal.add(new Option(text))
        ideal.dataset.chosen = ""
        Object.assign(ideal.style, {position: "absolute", width: "max-content"})
        list.after(ideal)
        const missing = ideal.offsetWidth - list.offsetWidth
        ideal.remove()
        if (missing > 0) found.push(`${text}: ${missing} px`)
      }
    return found
  }, texts)

for (const language of languages)
  test(`chosen answers can be read at every width (${language}) @nightly`, async ({page}) => {
    await openPage(page, `/${language}/experiences/`)
    const texts = await chosenTexts(page)
    expect(Object.keys(texts).length).toBeGreaterThan(1)
    const found: Record<number, string[]> = {}
    await page.setViewportSize({width: 320, height: 800})
    await unfold(page, language)
    for (let width = 320; width <= 1600; width += 20) {
      await page.setViewportSize({width, height: 800})
      const cut = await cutOff(page, texts)
      if (cut.length > 0) found[width] = cut
    }
    expect(found).toEqual({})
  })
