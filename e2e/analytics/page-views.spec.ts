import type {Page} from "@playwright/test"
import {expect, test} from "../support/container"
import {expectPage, follow, headerLink} from "../support/links"
import {type Message, named} from "../support/measured"
import {seoTitleOf} from "../support/site"
import {openPage} from "../support/test"

const viewed = async (page: Page) => (await named(page, "page_view")).map(view => view.page_path)

/** No timer of a second or more ever ends: what waits for one is never seen. */
const stopLongTimers = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    Object.assign(window, {
      setTimeout: (act: () => void, milliseconds = 0) =>
        milliseconds < 1000 ? start(act, milliseconds) : 0,
    })
  })

test("name each new page once, and no place on a page", async ({page}) => {
  await openPage(page, "/en/terms/")
  await page.locator("main nav a[href^='#']").last().click()
  await expect(page).toHaveURL(/#/)
  const views = async () => (await viewed(page)).length
  await follow(page, "/en/about-us/")
  await expect.poll(views).toBe(2)
  await follow(page, "/en/questions-answers/")
  await expect.poll(views).toBe(3)
  await page.goBack()
  await expectPage(page, "/en/about-us/")
  await expect.poll(views).toBe(4)
  const title = (file: string) => expect.stringContaining(seoTitleOf(file, "en"))
  expect(
    (await named(page, "page_view")).map(({page_path, page_title}) => [page_path, page_title]),
  ).toEqual([
    ["/en/terms/", title("terms")],
    ["/en/about-us/", title("about")],
    ["/en/questions-answers/", title("questions")],
    ["/en/about-us/", title("about")],
  ])
})

test("come without waiting where the new page has the title of the old one", async ({page}) => {
  await stopLongTimers(page)
  await openPage(page, "/")
  await headerLink(page, "/en/").click()
  await expect.poll(() => viewed(page)).toEqual(["/", "/en/"])
  const [first, second] = await named(page, "page_view")
  expect(second?.page_title).toBe(first?.page_title)
})

test("do not count the English home on the way to the Spanish one", async ({browser, baseURL}) => {
  const context = await browser.newContext({locale: "es-CO", baseURL})
  const page = await context.newPage()
  const paths: string[] = []
  await page.exposeFunction("tell", (path: string) => paths.push(path))
  await page.addInitScript(() => {
    const layer: Message[] = []
    layer.push = (...entries) => {
      for (const entry of entries)
        if (entry.event === "page_view")
          (window as unknown as {tell: (path: unknown) => void}).tell(entry.page_path)
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, {dataLayer: layer})
  })
  await page.goto("/")
  await expect(page).toHaveURL("/es/")
  await expect.poll(() => paths).toEqual(["/es/"])
  await context.close()
})
