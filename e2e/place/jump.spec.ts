import type {Locator} from "@playwright/test"
import {groupSection} from "../support/links"
import {expect, openLaidOut, test} from "../support/test"
import {groups} from "../support/trips"

/** Distances of a group's heading and of the end of the section before it from the header, in pixels. */
const underHeader = (group: Locator) =>
  group.evaluate(section => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
    const end = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const heading = section.querySelector("h2")?.getBoundingClientRect().top ?? 0
    return {heading: heading - header, before: end - header}
  })

test("a jump shows a group alone under the header", async ({page}) => {
  await page.setViewportSize({width: 375, height: 800})
  for (const {key} of groups.slice(-2)) {
    // Each as the page that is opened: a jump within it would start from the group before.
    await page.goto("about:blank")
    await openLaidOut(page, `/es/experiences/#${key}`)
    const group = groupSection(page, key)
    await expect(async () => {
      const {heading, before} = await underHeader(group)
      expect(heading, key).toBeLessThan(40)
      expect(heading, key).toBeGreaterThanOrEqual(0)
      expect(before, key).toBeLessThanOrEqual(0)
    }).toPass()
  }
})
