import {languages} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import {samplePages} from "../../../tools/sample-pages"
import {consentKey} from "../../support/consent"
import {expect, openPage, test} from "../../support/test"

// The style that shows everything is not in the pages' policy.
test.use({bypassCSP: true})

/** Each sample page, beside the photograph that `npm run screens -- --before` took of it. */
for (const {name, route} of samplePages)
  for (const language of languages)
    for (const width of [375, 768, 1440])
      for (const colorScheme of ["light", "dark"] as const)
        test(`${name}, ${language}, ${width} px, ${colorScheme}`, async ({page}) => {
          await page.setViewportSize({width, height: 900})
          await page.emulateMedia({colorScheme, reducedMotion: "reduce"})
          await page.addInitScript(key => localStorage.setItem(key, "rejected"), consentKey)
          await openPage(page, localizedPath(language, route))
          await page.addStyleTag({content: "* { content-visibility: visible !important }"})
          await page.evaluate(() => {
            for (const image of document.images) image.loading = "eager"
            return Promise.allSettled([...document.images].map(image => image.decode()))
          })
          await expect(page).toHaveScreenshot(`${name}-${language}-${width}-${colorScheme}.png`, {
            fullPage: true,
          })
        })
