import type {Page} from "@playwright/test"
import {cardLinks, expectPage, follow, openFirst} from "./support/links"
import {headingOf} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"
import {word} from "./support/words"

/** Records every text that comes into a live region which assistive technology can reach. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, {said})
    const isHeard = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest("[aria-live], [role=status], [role=alert]")
      // A carousel speaks of its own cards.
      if (!region || region.closest("[data-slider-viewport]")) return false
      return region.checkVisibility() && region.getAttribute("aria-live") !== "off"
    }
    const note = (text: string | null) => {
      if (text?.trim()) said.push(text.trim())
    }
    new MutationObserver(records => {
      for (const {target, addedNodes, oldValue} of records)
        if (isHeard(target)) {
          for (const node of addedNodes) note(node.textContent)
          note(oldValue)
        }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
    })
  })

type Heard = {said: string[]}

/** Waits until the page is alive and its question about cookies, which is announced, is answered. */
const settle = async (page: Page) => {
  await waitForHydration(page)
  await page.getByRole("dialog").getByRole("button").last().click()
  await page.evaluate(() => {
    ;(window as unknown as Heard).said.length = 0
  })
}

const heard = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as unknown as Heard).said))

const announced = (path: string) => word("es", "common", "nav.arrived", {title: headingOf(path)})

test("each change of page is announced once, in its words", async ({page}) => {
  await listen(page)
  await page.emulateMedia({reducedMotion: "reduce"})
  const [start, about, catalogue] = ["/es/", "/es/about-us/", "/es/experiences/"] as const
  await page.goto(start)
  await settle(page)
  await follow(page, about)
  await heard(page).toEqual([announced(about)])
  await follow(page, catalogue)
  await heard(page).toEqual([announced(about), announced(catalogue)])
  const address = `${catalogue}${await openFirst(cardLinks(page))}/`
  const three = [announced(about), announced(catalogue), announced(address)]
  await heard(page).toEqual(three)
  await page.goBack()
  await expectPage(page, catalogue)
  await heard(page).toEqual([...three, announced(catalogue)])
  // A place on the page that is shown is no page.
  await page.evaluate(() => {
    window.location.hash = "customize"
  })
  await expect(page.locator("#customize")).toBeInViewport()
  await heard(page).toEqual([...three, announced(catalogue)])
})
