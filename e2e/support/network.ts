import {readFileSync} from "node:fs"
import type {Page} from "@playwright/test"
import {expectPage} from "./links"
import {openPage, test} from "./test"

/** What the browser, webpack and Gatsby say of something that could not be had. */
const networkFault =
  /^request:|Failed to load resource|page resources for|Loading chunk|ChunkLoadError|find the correct component chunk|MIME type|blocked by CORS/

/** Lets a file's tests cause failures of the network; errors of the page's own code still count. */
export const allowNetworkFaults = (): void =>
  test.beforeEach(({allowed}) => void allowed.push(networkFault))

export const appScript = /\/app-[^/]+\.js$/

/**
 * Keeps files back, as a slow network does.
 *
 * @param files - matches their addresses, or tells them
 * @returns lets them arrive
 */
export const holdBack = async (
  page: Page,
  files: RegExp | ((address: URL) => boolean),
): Promise<() => void> => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return () => arrive()
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of page data is Gatsby's
type ChangeData = (data: any) => void

/** Has a page's data arrive changed, where a link leads to the page. */
export const changeData = (page: Page, path: string, change: ChangeData): Promise<unknown> =>
  page.route(`**/page-data${path}page-data.json`, route => {
    const content = JSON.parse(readFileSync(`public/page-data${path}page-data.json`, "utf8"))
    change(content.result.data)
    return route.fulfill({json: content})
  })

/** Comes by a link to a page whose data is changed. */
export const arriveWith = async (page: Page, path: string, change: ChangeData): Promise<void> => {
  await changeData(page, path, change)
  const [, language, route] = path.split("/")
  await openPage(page, `/${language}/${route === "terms" ? "about-us" : "terms"}/`)
  await page.evaluate(to => window.___navigate(to), path)
  await expectPage(page, path)
}
