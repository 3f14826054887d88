import {defaultLanguage} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import type {Audit, ScreenFigures} from "./figures"
import type {BenchFigures} from "./targets"

/** Figures of a page that misses nothing, for tests. */
export const sampleAudit = (changes: Partial<Audit> = {}): Audit => ({
  fcp: 800,
  lcp: 900,
  tbt: 0,
  cls: 0,
  element: "picture > img",
  scores: {performance: 100, accessibility: 100, "best-practices": 100, seo: 100},
  ...changes,
})

const sampleScreen: ScreenFigures = {
  name: "home, en",
  path: localizedPath(defaultLanguage, "/"),
  simulated: {site: sampleAudit(), plain: sampleAudit()},
  applied: {site: sampleAudit({lcp: 1400}), plain: sampleAudit({lcp: 1400})},
  visit: {
    hydrated: 3200,
    sizes: {
      html: 20_000,
      script: 90_000,
      data: 5000,
      font: 35_000,
      picture: 60_000,
      total: 210_000,
    },
  },
}

/** A run that misses nothing, with changes to its only screen. */
export const sampleFigures = (changes: Partial<ScreenFigures> = {}): BenchFigures => ({
  screens: [{...sampleScreen, ...changes}],
  interactions: {menu: 40},
  navigation: {slow: 120, plain: 40},
})
