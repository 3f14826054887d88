import {languages} from "../src/i18n/languages"
import {shapes} from "./support/screens"
import {expect, notFound, test, waitForHydration} from "./support/test"

// The spacing comes by a style sheet of the test's own, which the page's policy would refuse.
test.use({bypassCSP: true})

/** WCAG 2.2, 1.4.12: a reader may set these, and loses neither content nor function. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

const widths = [320, 375, 412, 475, 640, 768, 900, 973, 1024, 1100, 1280, 1440]

const screens = [
  ...languages.flatMap(language =>
    [...shapes, {name: "a page that is missing", route: () => "nowhere/"}].map(
      ({name, route}) => [`${name} in ${language}`, () => `/${language}/${route()}`] as const,
    ),
  ),
  ["logout", () => "/logout/"] as const,
]

for (const [name, pathOf] of screens)
  test(`${name} holds with wide spacing of text`, async ({page, allowed}) => {
    const path = pathOf()
    if (path.endsWith("/nowhere/")) allowed.push(notFound)
    await page.goto(path)
    await waitForHydration(page)
    await page.addStyleTag({content: spacing})
    await page.evaluate(() => document.fonts.ready)
    const faults: Record<number, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({width, height: 800})
      const found = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement
        const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
        const outside = [...document.querySelectorAll("header a, header summary")]
          .filter(element => element.checkVisibility())
          .filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
          .map(element => `${element.textContent} ends outside the window`)
        return [...sideways, ...outside]
      })
      if (found.length > 0) faults[width] = found
    }
    expect(faults).toEqual({})
  })
