import type {Page} from "@playwright/test"
import {wellFormed} from "../../../tools/hostile/hostile-texts"
import {arriveWith} from "../../support/page-data"
import {expect} from "../../support/test"

/** Marks the page when a script of somebody else runs in it. */
export const setTrap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const mark = () => document.documentElement.setAttribute("data-trapped", "")
    for (const name of ["alert", "confirm", "prompt"] as const)
      Object.defineProperty(window, name, {value: mark})
  })

/** Nothing has run, and nothing stands in the page that could. */
export const expectNothingActive = async (page: Page): Promise<void> => {
  await expect(page.locator("html")).not.toHaveAttribute("data-trapped")
  const active = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap(element =>
      [...element.attributes]
        .filter(
          ({name, value}) =>
            /^on/i.test(name) ||
            (/^(href|src|action|formaction|xlink:href)$/i.test(name) &&
              /^\s*(javascript|data:text)/i.test(value)),
        )
        .map(({name, value}) => `${element.tagName} ${name}=${value}`),
    ),
  )
  expect(active).toEqual([])
}

/** Words have blanks between them; keys, addresses and lists of pictures do not count as words. */
const isText = (value: string) =>
  /\S\s\S/.test(value) && !/^([/{[]|https?:|data:|mailto:|tel:)|\d+w(,|$)/.test(value)

/** Puts other texts in the place of all texts of a value. */
const replaceTexts = (value: unknown, next: () => string): void => {
  if (value === null || typeof value !== "object") return
  const holder = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(holder))
    if (typeof inner === "string") {
      if (isText(inner)) holder[name] = next()
    } else replaceTexts(inner, next)
}

/**
 * Comes by a link to a page of which every text is another: no contract stands between them here, so
 * that it is the page itself that is judged.
 */
export const showHostile = async (
  page: Page,
  path: string,
  texts: readonly string[],
): Promise<void> => {
  let count = 0
  await setTrap(page)
  await arriveWith(page, path, data =>
    replaceTexts(data, () => {
      count += 1
      return wellFormed(texts[count % texts.length] ?? "")
    }),
  )
  await expect(page.locator("main h1")).toHaveCount(1)
  await page.waitForLoadState("networkidle")
  expect(count, "texts that were replaced").toBeGreaterThan(0)
  await expectNothingActive(page)
}
