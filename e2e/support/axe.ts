import AxeBuilder from "@axe-core/playwright"
import type {Page} from "@playwright/test"

/**
 * Axe for a page without frames: it then judges in one go, without a second page that would only put
 * the frames' answers together, in less than half the time.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({page}).setLegacyMode()
