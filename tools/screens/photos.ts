/** Photographs how a trip gets its photographs, for docs/pictures.md, with drawn ones. Nothing is saved. */
import type {Browser, Page} from "@playwright/test"
import sharp from "sharp"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/locales"
import {shoot} from "./photograph"

/** Hills under a sun, in place of a photograph. */
const drawn = async (name: string, sky: string, hills: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200">
      <rect width="1800" height="1200" fill="${sky}"/><circle cx="380" cy="330" r="130" fill="#f6d365"/>
      <path d="M0 800 Q450 420 900 760 T1800 640 V1200 H0Z" fill="${hills}"/>
      <path d="M0 1000 Q600 760 1100 980 T1800 920 V1200 H0Z" fill="#123f35"/></svg>`),
  )
    .jpeg()
    .toBuffer(),
})

/** A field of a form, which comes into being when it comes into view. */
export const fieldIn = async (page: Page, name: string) => {
  const field = page.locator(`[data-key-path="${name}"]`)
  while (!(await field.isVisible())) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(100)
  }
  return field
}

/**
 * Photographs the form with three photographs that are chosen, and one of them pointed at.
 *
 * @param form - address of a trip's form
 */
export const photographPhotos = async (browser: Browser, form: string, language: StaffLanguage) => {
  const page = await browser.newPage({
    viewport: {width: 800, height: 1000},
    locale: locales[language].format,
  })
  await page.goto(form)
  await page.mouse.move(400, 500)
  const field = await fieldIn(page, "photos")
  await field
    .locator('input[type="file"][multiple]')
    .setInputFiles([
      await drawn("morning.jpg", "#f3dcae", "#2f7d6b"),
      await drawn("noon.jpg", "#9ecbe8", "#5b8c3a"),
      await drawn("evening.jpg", "#e58a5a", "#5a3b63"),
    ])
  const shootField = async (name: string) => {
    await field.evaluate(element => element.scrollIntoView())
    await shoot(page, `editor-${name}-${language}`)
  }
  const picture = field.locator(".focus-picture")
  await picture.click({position: {x: 48, y: 42}})
  await shootField("focus")
  await field.locator('[aria-expanded="true"]').click()
  await shootField("photos")
  await page.close()
}
