import type {Page} from "@playwright/test"
import {build} from "esbuild"
import {expect, test} from "../support/test"

/** Where the gallery stands, alone on its page, and its pictures. */
const place = "/gallery-alone/"

const drawing = (color = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${color}"/></svg>`

/**
 * Opens a page with the site's gallery below its first screen, as it is served, and has its scripts take it over
 * where they run.
 *
 * @returns the pictures that are asked for, as they are
 */
const openGallery = async (page: Page) => {
  const {outputFiles} = await build({
    entryPoints: ["e2e/support/gallery-page.tsx"],
    outdir: "never-written",
    write: false,
    bundle: true,
    format: "esm",
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
  const code = Buffer.from(part(".js")).toString("base64")
  const {served} = (await import(`data:text/javascript;base64,${code}`)) as {served: string}
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
    <script>document.documentElement.dataset.scripting = ""</script>
    <meta name="viewport" content="width=device-width"><style>${part(".css")}</style>
    <p style="height: 120vh">Above</p><main id="page">${served}</main><p style="height: 100vh">Below</p>
    <script type="module" src="gallery.js"></script>`
  const asked: string[] = []
  await page.route(`**${place}*`, (route, request) => {
    const name = request.url().split(place)[1] ?? ""
    if (name === "") return route.fulfill({body, contentType: "text/html"})
    if (name === "gallery.js")
      return route.fulfill({body: part(".js"), contentType: "text/javascript"})
    asked.push(name)
    return route.fulfill({body: drawing(/^\w+/.exec(name)?.[0]), contentType: "image/svg+xml"})
  })
  await page.goto(place, {waitUntil: "load"})
  return asked
}

/** Until then a press on a photograph leaves the page. */
const takenOver = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated", "")

const links = (page: Page) => page.getByRole("link", {name: /^Photograph \d of 5/})

test("a photograph opens, moves by keys, and “back” returns", async ({page}) => {
  const asked = await openGallery(page)
  await takenOver(page)
  const photos = links(page)
  await expect(photos).toHaveCount(5)
  await expect(page.locator("main")).not.toBeInViewport()
  expect(asked, "no picture of the gallery is fetched with the first screen").toEqual([])
  await photos.nth(1).click()
  const dialog = page.getByRole("dialog", {name: "Photographs"})
  const status = dialog.getByRole("status")
  await expect(status).toContainText("Photograph 2 of 5: A field that is all green")
  await expect(dialog.getByRole("img", {name: "A field that is all green"})).toBeInViewport()
  await expect(dialog, "no button is pressed by the key that has opened it").toBeFocused()
  await expect(dialog).toHaveAccessibleDescription(/^Photograph 2 of 5.*all green$/)
  await page.keyboard.press("ArrowRight")
  await expect(status).toContainText("Photograph 3 of 5")
  await expect(dialog.getByRole("img", {name: "A field that is all blue"})).toBeInViewport()
  await expect(dialog.locator("li:not([inert])"), "what is out of view is inert").toHaveCount(1)
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/gallery-alone\/$/)
  await expect(photos.nth(1)).toBeFocused()
  await expect(photos.nth(1).locator("img")).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

  await photos.nth(0).press("Enter")
  await expect(status).toContainText("Photograph 1 of 5")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(photos.nth(0)).toBeFocused()
})

test("a swipe brings the next photograph", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openGallery(page)
  await takenOver(page)
  await links(page).first().click()
  const dialog = page.getByRole("dialog")
  // What a swipe ends with: the row has moved by more than half a photograph, and snaps.
  await dialog.getByRole("list").evaluate(row => row.scrollBy({left: row.clientWidth * 0.7}))
  await expect(dialog.getByRole("status")).toContainText("Photograph 2 of 5")
  await expect
    .poll(() => dialog.getByRole("list").evaluate(row => row.scrollLeft / row.clientWidth))
    .toBe(1)
})

test("without scripts photographs are links, and paper takes three", async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false})
  await openGallery(page)
  await page.emulateMedia({media: "print"})
  await expect(links(page).filter({visible: true})).toHaveCount(3)
  await expect(page.getByText("Photographs: Ana Pérez")).toBeVisible()
  await page.emulateMedia({media: "screen"})
  await links(page).last().click()
  await expect(page).toHaveURL(/\/gallery-alone\/teal\.svg$/)
  await page.close()
})
