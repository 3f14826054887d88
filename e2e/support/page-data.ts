import {readFileSync} from "node:fs"
import type {Page} from "@playwright/test"
import {expectPage} from "./links"
import {openPage} from "./test"

// biome-ignore lint/suspicious/noExplicitAny: the shape of page data is Gatsby's
type Data = any

/** Comes by a link to a page whose data is changed. */
export const arriveWith = async (
  page: Page,
  path: string,
  change: (data: Data) => void,
): Promise<void> => {
  await page.route(`**/page-data${path}page-data.json`, route => {
    const content = JSON.parse(readFileSync(`public/page-data${path}page-data.json`, "utf8"))
    change(content.result.data)
    return route.fulfill({json: content})
  })
  const [, language, route] = path.split("/")
  await openPage(page, `/${language}/${route === "terms" ? "about-us" : "terms"}/`)
  await page.evaluate(
    to => (window as unknown as {___navigate: (to: string) => void}).___navigate(to),
    path,
  )
  await expectPage(page, path)
}
