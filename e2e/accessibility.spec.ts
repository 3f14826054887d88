import type {Page} from "@playwright/test"
import {expectAccessible, expectReadable, openCollapsibles} from "./support/axe"
import {answerAhead} from "./support/consent"
import {openMenu, scrollThrough} from "./support/layout"
import {cardLinks, expectPage, follow, openFirst} from "./support/links"
import {inTurn, tripShapes} from "./support/screens"
import {allPages, headingOf} from "./support/site"
import {expect, notFound, openPage, test, watchPolicy} from "./support/test"
import {word} from "./support/words"

/** Opens a page, and looks at it in its fresh state: no fault, no rule broken, its policy kept. */
const expectSound = async (page: Page, path: string, hasQuestion = true) => {
  const refused = await watchPolicy(page)
  await openPage(page, path)
  await expect(page).toHaveURL(path)
  await openCollapsibles(page)
  await expect(page.getByRole("dialog")).toBeVisible({visible: hasQuestion})
  await expectAccessible(page)
  await scrollThrough(page)
  expect(await refused()).toEqual([])
}

test("the focus shows on every ground, in light and dark", async ({page}) => {
  /** Contrast of the two colours of what has the focus: with 9, one of them has 3 to any ground. */
  const rings = () =>
    page.evaluate(() => {
      const canvas = document
        .createElement("canvas")
        .getContext("2d", {willReadFrequently: true}) as CanvasRenderingContext2D
      const light = (colour: string) => {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        const [red = 0, green = 0, blue = 0] = parts
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      return [...document.querySelectorAll<HTMLElement>("a, button, select, summary")]
        .filter(element => element.checkVisibility())
        .filter(element => {
          element.focus({preventScroll: true})
          const {outlineColor, outlineStyle, boxShadow} = getComputedStyle(element)
          const [inner = outlineColor] = /rgba?\([^)]*\)/.exec(boxShadow) ?? []
          const [dark = 0, bright = 0] = [light(outlineColor), light(inner)].sort((a, b) => a - b)
          return outlineStyle !== "solid" || (bright + 0.05) / (dark + 0.05) < 9
        })
        .map(element => element.textContent)
    })
  await openPage(page, "/en/")
  await page.keyboard.press("Tab")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({colorScheme})
    expect(await rings(), colorScheme).toEqual([])
  }
})

// A shape is opened once for all of its states: opening takes as long as what is then judged.
for (const {name, path} of inTurn(tripShapes))
  test(`${name} keeps to its policy and to the rules of accessibility, by day and night`, async ({
    page,
  }) => {
    await expectSound(page, path())
    // What header and question cover is no fault of the page.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.emulateMedia({colorScheme: "dark"})
    await expectReadable(page)
  })

test("a phone keeps to the rules of accessibility with its menu open", async ({page}) => {
  await page.setViewportSize({width: 375, height: 740})
  await openPage(page, "/es/")
  await openMenu(page)
  await expectAccessible(page)
})

for (const path of ["/logout/", "/nowhere/"])
  test(`${path} keeps to its policy and to the rules of accessibility`, async ({page, allowed}) => {
    if (path === "/nowhere/") allowed.push(notFound)
    await expectSound(page, path, false)
  })

for (const {path} of allPages)
  test(`${path} keeps to its policy and to the rules of accessibility @weekly`, ({page}) =>
    expectSound(page, path))

test("a keyboard alone leads from home to a booking link", async ({page}) => {
  await openPage(page, "/en/")
  await page.getByRole("dialog").getByRole("button").last().press("Enter")
  const tabTo = async (selector: string) => {
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press("Tab")
      if ((await page.locator(`${selector}:focus`).count()) > 0) return
    }
    throw new Error(`Tab never reaches ${selector}`)
  }
  await page.locator("body").press("Tab")
  await tabTo("main a[href='/en/experiences/']")
  await page.keyboard.press("Enter")
  await expectPage(page, "/en/experiences/")
  await tabTo("a[data-event*=select_item]")
  await page.keyboard.press("Enter")
  await expectPage(page, /\/en\/experiences\/[a-z0-9-]+\/$/)
  await tabTo("a[data-event*=generate_lead]")
  await expect(page.locator(":focus")).toHaveAttribute("href", /^https:\/\/wa\.me\//)
})

/** Records every text that comes into a live region which assistive technology can reach. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, {announcements})
    const isAnnounced = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest("[aria-live], [role=status], [role=alert]")
      // A carousel speaks of its own cards.
      if (!region || region.closest("[data-slider=viewport]")) return false
      return region.checkVisibility() && region.getAttribute("aria-live") !== "off"
    }
    const note = (text: string | null) => {
      if (text?.trim()) announcements.push(text.trim())
    }
    new MutationObserver(records => {
      for (const {target, addedNodes, oldValue} of records)
        if (isAnnounced(target)) {
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

const expectAnnouncements = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.announcements))

test("each change of page is announced once, in its language", async ({page}) => {
  const announced = (path: string) => word("es", "common", "nav.arrived", {title: headingOf(path)})
  await answerAhead(page, "rejected")
  await recordAnnouncements(page)
  await page.emulateMedia({reducedMotion: "reduce"})
  const [about, catalogue] = ["/es/about-us/", "/es/experiences/"] as const
  await openPage(page, "/es/")
  await follow(page, about)
  await expectAnnouncements(page).toEqual([announced(about)])
  await follow(page, catalogue)
  await expectAnnouncements(page).toEqual([announced(about), announced(catalogue)])
  const address = `${catalogue}${await openFirst(cardLinks(page))}/`
  const three = [announced(about), announced(catalogue), announced(address)]
  await expectAnnouncements(page).toEqual(three)
  await page.goBack()
  await expectPage(page, catalogue)
  await expectAnnouncements(page).toEqual([...three, announced(catalogue)])
  // A place on the page that is shown is no page.
  await page.evaluate(() => {
    window.location.hash = "customize"
  })
  await expect(page.locator("#customize")).toBeInViewport()
  await expectAnnouncements(page).toEqual([...three, announced(catalogue)])
  expect(await page.locator("body").ariaSnapshot()).not.toContain("Navigated to")
})
