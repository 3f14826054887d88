import AxeBuilder from "@axe-core/playwright"
import {expect, type Page} from "@playwright/test"

/**
 * Axe for a page without frames: it then judges in one go, without a second page that would only
 * put the frames' answers together, in less than half the time. It describes what breaks a rule,
 * not the many elements that keep it, which would take a third of the rest.
 *
 * @param rules - to be judged beside axe's own choice
 */
const axe = (page: Page, rules: Record<string, {enabled: boolean}> = {}): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({rules, resultTypes: ["violations"]})

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Beyond AA: text that is read reaches 7:1. The words of a button have the 4.5:1 of all text. */
const enhancedContrast = "color-contrast-enhanced"

const isOnButton = (page: Page, target: string) =>
  page
    .locator(target)
    .first()
    .evaluate(element => {
      const control = element.closest("a, button")
      return control !== null && Number.parseFloat(getComputedStyle(control).borderRadius) > 100
    })

/** The rules that a page's colours alone can break. */
const colourRules = ["color-contrast", enhancedContrast, "link-in-text-block"]

const expectNoFault = async (page: Page, judge: AxeBuilder): Promise<void> => {
  const {violations} = await judge.analyze()
  const faults: string[] = []
  for (const {id, nodes} of violations)
    for (const {html, target} of nodes)
      if (id !== enhancedContrast || !(await isOnButton(page, String(target))))
        faults.push(`${id}: ${html}`)
  expect(faults).toEqual([])
}

/** Fails, naming rules and elements, where axe finds that a page as it stands breaks a rule. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoFault(page, axe(page, {[enhancedContrast]: {enabled: true}}).withTags(standards))

/** Fails where a page that keeps the other rules breaks one in its present colours. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoFault(page, axe(page).withRules(colourRules))

export const openCollapsibles = (page: Page): Promise<void> =>
  page
    .locator("main details:not([open]) > summary, main [aria-expanded=false]:not(search *)")
    .evaluateAll(folds => {
      for (const fold of folds as HTMLElement[]) fold.click()
    })
