import type {Page} from "@playwright/test"
import {expect, test} from "../support/container"
import {expectPage, follow} from "../support/links"
import {type Message, named} from "../support/measured"
import {seoTitleOf} from "../support/site"
import {openPage} from "../support/test"

const viewed = async (page: Page) => (await named(page, "page_view")).map(view => view.page_path)

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
