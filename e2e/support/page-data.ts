import {readFileSync} from "node:fs"
import type {Page} from "@playwright/test"

// biome-ignore lint/suspicious/noExplicitAny: the shape of page data is Gatsby's
type Data = any

/** Changes what the next page is made of, as an editor's data would. */
export const withData = (
  page: Page,
  path: string,
  change: (data: Data) => void,
): Promise<unknown> =>
  page.route(`**/page-data${path}page-data.json`, route => {
    const content = JSON.parse(readFileSync(`public/page-data${path}page-data.json`, "utf8"))
    change(content.result.data)
    return route.fulfill({json: content})
  })

/** Goes to a page as a link does, so that its data is asked for. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    to => (window as unknown as {___navigate: (to: string) => void}).___navigate(to),
    path,
  )
