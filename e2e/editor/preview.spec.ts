import type {FrameLocator, Page} from "@playwright/test"
import {makePicture} from "../../gatsby/content/testing/small-site"
import {locales} from "../../src/i18n/locales"
import {expect, openForm, test} from "./support/form"

test.use({viewport: {width: 1440, height: 1200}})

const paneOf = (page: Page) => page.frameLocator("iframe.preview")

/** The page as the preview shows it in one language. */
const shownIn = (page: Page, language: keyof typeof locales) =>
  paneOf(page).frameLocator(`iframe[title="${locales[language].name}"]`)

const heading = (frame: FrameLocator) => frame.getByRole("heading", {level: 1})

const someFile = (files: readonly string[], kind: string) =>
  files.find(file => file.startsWith(`data/${kind}/`) && file.endsWith(".json")) ?? ""

test("follows what is typed in both languages, or says why not @weekly", async ({page, editor}) => {
  const form = await openForm(page, editor, editor.trips()[0])
  await form.fill("title.en", "Owls of the hills")
  await form.fill("title.es", "Búhos de la montaña")
  await form.fill("price", "1234")
  await expect(heading(shownIn(page, "en"))).toHaveText("Owls of the hills")
  await expect(heading(shownIn(page, "es"))).toHaveText("Búhos de la montaña")
  await expect(shownIn(page, "en").getByText("€1,234").first()).toBeVisible()
  await expect(
    shownIn(page, "es")
      .getByText(/1\.234\s€/)
      .first(),
  ).toBeVisible()
  const waiting = paneOf(page).getByRole("status")
  await form.reveal("regions")
  const regions = form.field("regions")
  await regions.getByRole("button", {name: /^Add/}).first().click()
  await expect(waiting).toContainText("Regions")
  await form.fill("title.en", "After")
  await expect(form.input("title.en")).toHaveValue("After")
  await expect(heading(shownIn(page, "en"))).toHaveText("Owls of the hills")
  await regions.getByRole("button", {name: "Remove"}).last().click()
  await expect(waiting).toBeHidden()
  await expect(heading(shownIn(page, "en"))).toHaveText("After")
})

test("shows card and page, at both widths, and an unsaved picture @weekly", async ({
  page,
  editor,
}) => {
  const form = await openForm(page, editor, editor.trips()[0])
  await form.fill("cardDescription.en", "Listen to them at night.")
  const widthOf = () =>
    shownIn(page, "en")
      .locator("html")
      .evaluate(root => root.clientWidth)
  await expect(heading(shownIn(page, "en"))).toBeVisible()
  await expect.poll(widthOf).toBeLessThanOrEqual(375)
  await paneOf(page).getByRole("button", {name: "Computer"}).click()
  await expect.poll(widthOf).toBeGreaterThan(1200)
  await paneOf(page).getByRole("button", {name: "Card"}).click()
  const card = shownIn(page, "en").getByRole("main")
  await expect(card).toContainText("Listen to them at night.")
  await expect(card.getByRole("heading")).toHaveCount(1)
  await paneOf(page).getByRole("button", {name: "Page"}).click()
  await form.replacePicture("owls.jpg", await makePicture(1700, 1000))
  const poster = shownIn(page, "es").locator("main img").first()
  await expect(poster).toHaveAttribute("src", /^blob:/)
  await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1700)
  const shown = shownIn(page, "en")
  await shown.getByRole("link").first().click()
  await expect(heading(shown), "links lead nowhere").toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test.describe("on the project's own content", () => {
  test.use({content: "project"})

  for (const [kind, route] of [
    ["experiences", "experiences"],
    ["regions", "destinations"],
  ] as const)
    test(`has the headings that a build gives pages of ${kind}`, {
      tag: "@weekly",
    }, async ({page, editor, browser, baseURL}) => {
      const file = someFile(editor.files(), kind)
      await openForm(page, editor, file)
      await expect(heading(shownIn(page, "es"))).toBeVisible()
      const headingsOf = (root: FrameLocator | Page) =>
        root.locator("main :is(h1, h2, h3)").allTextContents()
      await expect
        .poll(async () => (await headingsOf(shownIn(page, "es"))).length)
        .toBeGreaterThan(3)
      const shown = await headingsOf(shownIn(page, "es"))
      const built = await browser.newPage()
      await built.goto(`${baseURL}/es/${route}/${file.split("/")[2]}/`)
      expect(await headingsOf(built)).toEqual(expect.arrayContaining(shown))
      await built.close()
    })
})
