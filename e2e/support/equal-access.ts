import type {Page} from "@playwright/test"

/** IBM's Equal Access engine: it judges names and landmarks where axe-core does not. */
const engine = require.resolve("accessibility-checker-engine")

/** What the engine reports and is none, each with the reason. */
const noFaults: {rule: string; snippet: RegExp}[] = [
  // HTML keeps `http-equiv` for a policy; the engine takes every `http-equiv` for deprecated.
  {rule: "element_attribute_deprecated", snippet: /^<meta .*http-equiv="Content-Security-Policy"/},
]

/**
 * What the engine logs at the customize form, which has a choice named `style`: the rule on text
 * spacing finds that choice where it looks for the form's own style, and leaves the element out.
 */
export const clobberedStyle = /^console: RULE EXCEPTION: text_spacing_valid /

type Result = {ruleId: string; value: [policy: string, verdict: string]; snippet: string}

type Engine = {
  Checker: new () => {check(page: Document, guidelines: string[]): Promise<{results: Result[]}>}
}

/**
 * Has the engine judge a page as it is shown, by WCAG 2.2 and by IBM's own requirements. The page's
 * policy keeps the engine out: a test that asks needs `bypassCSP`.
 *
 * @returns rule and element of each failure, of recommendations too
 */
export const failuresOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => "ace" in window))) await page.addScriptTag({path: engine})
  const failures = await page.evaluate(async () => {
    const {Checker} = (window as unknown as {ace: Engine}).ace
    const {results} = await new Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"])
    if (results.length === 0) throw new Error("the engine judged nothing")
    return results.filter(({value: [, verdict]}) => verdict === "FAIL")
  })
  return failures
    .filter(
      ({ruleId, snippet}) =>
        !noFaults.some(known => known.rule === ruleId && known.snippet.test(snippet)),
    )
    .map(({ruleId, snippet}) => `${ruleId}: ${snippet}`)
}
