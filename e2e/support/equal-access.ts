import {expect, type Page} from "@playwright/test"
import {readJson} from "./site"

/** IBM's Equal Access engine: it judges names and landmarks where axe-core does not. */
const engine = require.resolve("accessibility-checker-engine")

/**
 * What is clipped away is read to those who cannot see; the engine takes it for hidden, and would miss
 * names. A pixel stays of it.
 */
const heard = ".visuallyHidden { clip-path: none !important }"

/** Where the judgements stand. */
export const judged = "e2e/accessibility/judgements.json"

/**
 * A kind of element at which the engine sees a fault that is none, or asks what only people can tell,
 * with what they found.
 */
type Judgement = {
  /** The engine's rule, and what it says: FAIL, POTENTIAL or MANUAL. */
  rule: string
  verdict: string
  /** Selector of the elements that the judgement is about. */
  element: string
  /** Why it is sound. */
  why: string
}

/**
 * What the engine logs at the customize form, which has a choice named `style`: the rule on text
 * spacing finds that choice where it looks for the form's own style, and leaves the element out.
 */
export const clobberedStyle = /^console: RULE EXCEPTION: text_spacing_valid /

type Result = {
  ruleId: string
  value: [policy: string, verdict: string]
  node: Node
  snippet: string
  message: string
}

type Engine = {
  Checker: new () => {check(page: Document, guidelines: string[]): Promise<{results: Result[]}>}
}

/**
 * Has the engine judge a page as it is shown, by WCAG 2.2 and by IBM's own requirements. The page's
 * policy keeps the engine out: a test that asks needs `bypassCSP`.
 *
 * @returns what it finds that nobody has judged, recommendations too; and the places of the judgements
 *   that were needed
 */
const judge = async (
  page: Page,
  judgements: Judgement[],
): Promise<{news: string[]; needed: number[]}> => {
  if (!(await page.evaluate(() => "ace" in window))) {
    await page.addScriptTag({path: engine})
    await page.addStyleTag({content: heard})
  }
  return page.evaluate(async known => {
    const {Checker} = (window as unknown as {ace: Engine}).ace
    const {results} = await new Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"])
    if (results.length === 0) throw new Error("the engine judged nothing")
    const news: string[] = []
    const needed = new Set<number>()
    for (const {ruleId, value, node, snippet, message} of results) {
      const [, verdict] = value
      if (verdict === "PASS") continue
      const element = node instanceof Element ? node : (node.parentElement ?? document.body)
      const place = known.findIndex(
        judgement =>
          judgement.rule === ruleId &&
          judgement.verdict === verdict &&
          element.matches(judgement.element),
      )
      if (place >= 0) needed.add(place)
      else news.push(`${verdict} ${ruleId}: ${message}\n    ${snippet}`)
    }
    return {news: [...new Set(news)], needed: [...needed]}
  }, judgements)
}

/**
 * The engine, and what people have judged of what it finds.
 *
 * @param file - where their judgements stand
 */
export const judgedBy = (file: string) => {
  const judgements = readJson<Judgement[]>(file)
  const needed = new Set<number>()
  return {
    /**
     * Expects that the engine finds nothing on a page but what people have judged. Soft, so that one
     * run tells what is found in every state.
     *
     * @param state - what the page shows, for the report
     */
    expectSound: async (page: Page, state: string): Promise<void> => {
      const found = await judge(page, judgements)
      for (const place of found.needed) needed.add(place)
      expect.soft(found.news, `${state}: mend it, or judge it in ${file}`).toEqual([])
    },
    /** The judgements that nothing has needed since the tests of this worker began. */
    needless: (): Judgement[] => judgements.filter((_, place) => !needed.has(place)),
  }
}

/** The engine for the site's own pages. */
export const {expectSound, needless} = judgedBy(judged)
