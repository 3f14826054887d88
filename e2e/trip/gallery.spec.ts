import type {Page} from "@playwright/test"
import {arriveWith} from "../support/page-data"
import {expect, test} from "../support/test"
import {tripPath} from "../support/trips"

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${color}"/></svg>`

const picture = (src: string) => ({
  childImageSharp: {
    gatsbyImageData: {layout: "fullWidth", width: 1, height: 0.75, images: {fallback: {src}}},
  },
})

const photos = ["red", "green", "blue", "gold", "teal"].map(color => ({
  name: color,
  alt: `A field that is all ${color}`,
  creditText: "Ana Pérez",
  licence: "https://creativecommons.org/licenses/by/4.0/",
  source: null,
  caption: null,
  place: null,
  thumbnail: picture(`/gallery/${color}.svg?small`),
  file: picture(`/gallery/${color}.svg`),
}))

/** Comes to a trip with photographs, which the site's content may not have. */
const openGallery = async (page: Page) => {
  await page.route(/\/gallery\//, (route, request) =>
    route.fulfill({
      body: drawing(/(\w+)\.svg/.exec(request.url())?.[1] ?? ""),
      contentType: "image/svg+xml",
    }),
  )
  await arriveWith(page, tripPath("en"), ({experience}) => {
    experience.photos = photos
  })
}

const links = (page: Page) => page.getByRole("link", {name: /^Photograph \d of 5/})

test("a photograph opens, moves by keys, and “back” returns", async ({page}) => {
  await openGallery(page)
  const all = links(page)
  await expect(all).toHaveCount(5)
  await all.nth(1).click()
  const dialog = page.getByRole("dialog", {name: "Photographs"})
  const status = dialog.getByRole("status")
  await expect(status).toContainText("Photograph 2 of 5: A field that is all green")
  await expect(dialog.getByRole("img", {name: "A field that is all green"})).toBeInViewport()
  await expect(dialog, "no button is pressed by the key that has opened it").toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(status).toContainText("Photograph 3 of 5")
  await expect(dialog.getByRole("img", {name: "A field that is all blue"})).toBeInViewport()
  await expect(dialog.locator("li:not([inert])"), "what is out of view is inert").toHaveCount(1)
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(tripPath("en"))
  await expect(all.nth(1)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

  await all.nth(0).press("Enter")
  await expect(status).toContainText("Photograph 1 of 5")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(all.nth(0)).toBeFocused()
})

test("a swipe brings the next photograph", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openGallery(page)
  await links(page).first().click()
  const dialog = page.getByRole("dialog", {name: "Photographs"})
  // What a swipe ends with: the row has moved by more than half a photograph, and snaps.
  await dialog.getByRole("list").evaluate(row => row.scrollBy({left: row.clientWidth * 0.7}))
  await expect(dialog.getByRole("status")).toContainText("Photograph 2 of 5")
  await expect
    .poll(() => dialog.getByRole("list").evaluate(row => row.scrollLeft / row.clientWidth))
    .toBe(1)
})
