import type {Page} from "@playwright/test"
import {build} from "esbuild"
import {expect, test} from "../support/test"

/** A page with the site's gallery in it, at an address of its own. */
const openGallery = async (page: Page) => {
  const {outputFiles} = await build({
    entryPoints: ["e2e/support/gallery-page.tsx"],
    outdir: "never-written",
    write: false,
    bundle: true,
    jsx: "automatic",
    loader: {".module.css": "local-css"},
    alias: {gatsby: "./editor/preview/stand-ins/gatsby.tsx"},
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_ICON_SPRITE": '""',
      "process.env": "{}",
    },
  })
  const part = (ending: string) => outputFiles.find(({path}) => path.endsWith(ending))?.text ?? ""
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
    <meta name="viewport" content="width=device-width"><style>${part(".css")}</style>
    <p style="height: 60vh">Above</p><main id="page"></main><p style="height: 100vh">Below</p>`
  await page.route("**/gallery-alone/", route => route.fulfill({body, contentType: "text/html"}))
  await page.goto("/gallery-alone/")
  await page.addScriptTag({content: part(".js")})
}

test("a photograph opens among the others, moves by keys, and “back” returns to where one was", async ({
  page,
}) => {
  await openGallery(page)
  const links = page.getByRole("link", {name: /^Photograph \d of 5/})
  await expect(links).toHaveCount(5)
  await links.nth(1).click()
  const dialog = page.getByRole("dialog", {name: "Photographs"})
  const status = dialog.getByRole("status")
  await expect(status).toContainText("Photograph 2 of 5: A field that is all green")
  await expect(dialog.getByRole("img", {name: "A field that is all green"})).toBeInViewport()
  await page.keyboard.press("ArrowRight")
  await expect(status).toContainText("Photograph 3 of 5")
  await expect(dialog.getByRole("img", {name: "A field that is all blue"})).toBeInViewport()
  await expect(dialog.locator("li:not([inert])"), "what is out of view is inert").toHaveCount(1)
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/gallery-alone\/$/)
  await expect(links.nth(1)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  await links.nth(0).press("Enter")
  await expect(status).toContainText("Photograph 1 of 5")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(links.nth(0)).toBeFocused()
})

test("a swipe brings the next photograph", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openGallery(page)
  await page.getByRole("link", {name: /^Photograph 1 of 5/}).click()
  const dialog = page.getByRole("dialog")
  // What a swipe ends with: the row has moved by more than half a photograph, and snaps.
  await dialog.getByRole("list").evaluate(row => row.scrollBy({left: row.clientWidth * 0.7}))
  await expect(dialog.getByRole("status")).toContainText("Photograph 2 of 5")
  await expect
    .poll(() => dialog.getByRole("list").evaluate(row => row.scrollLeft / row.clientWidth))
    .toBe(1)
})
