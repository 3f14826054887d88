import {experiences} from "./support/site"
import {expect, test} from "./support/test"

/** Where a box shows a picture that it cuts, as CSS computes it. */
const positionOf = ({focus = {x: 50, y: 50}}: (typeof experiences)[number]) =>
  `${focus.x}% ${focus.y}%`

test("every card shows its picture around the focus that the data names", async ({page}) => {
  await page.goto("/en/experiences/")
  for (const experience of experiences) {
    const card = page.locator(".swiper-slide", {
      has: page.locator(`a[href="/en/experiences/${experience.slug}/"]`),
    })
    await expect(card.locator("img")).toHaveCSS("object-position", positionOf(experience))
  }
})

test("a poster that a wide screen cuts keeps its focus in view", async ({page}) => {
  const focused = experiences.filter(({focus}) => focus)
  expect(focused.length).toBeGreaterThan(0)
  await page.setViewportSize({width: 2560, height: 900})
  for (const experience of focused.slice(0, 3)) {
    await page.goto(`/es/experiences/${experience.slug}/`)
    const poster = page.locator("main img").first()
    await expect(poster).toHaveCSS("object-position", positionOf(experience))
    const isCut = await poster.evaluate(
      ({clientWidth, clientHeight}) => clientWidth / clientHeight > 16 / 9,
    )
    expect(isCut).toBe(true)
  }
})
