import type {Flags, Result} from "lighthouse"
import puppeteer from "puppeteer-core"
import {chromiumOptions} from "./chromium"
import type {Audit} from "./figures"

/** Lighthouse’s two ways of a slow phone: computed from a fast load, or really slowed down. */
export type Throttling = "simulate" | "devtools"

type Details = {items?: {items?: {node?: {selector?: string}}[]}[]}

const readElement = ({audits}: Result) => {
  const details = audits["largest-contentful-paint-element"]?.details as Details | undefined
  return details?.items?.[0]?.items?.[0]?.node?.selector ?? "unknown"
}

const readAudit = (result: Result): Audit => {
  const figure = (name: string) => {
    const value = result.audits[name]?.numericValue
    if (value === undefined)
      throw new Error(`Lighthouse has no ${name} for ${result.finalDisplayedUrl}`)
    return value
  }
  return {
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    element: readElement(result),
    scores: Object.fromEntries(
      Object.values(result.categories).map(({id, score}) => [id, Math.round((score ?? 0) * 100)]),
    ),
  }
}

/** Lighthouse’s own failures to record a page, for which it asks to be run again. */
const passing = ["NO_NAVSTART", "NO_FCP", "NO_TRACING_STARTED", "PROTOCOL_TIMEOUT"]
const attempts = 3

const auditOnce = async (url: string, throttlingMethod: Throttling, onlyCategories: string[]) => {
  // It is an ES module: a static import would be compiled to a call that cannot load it.
  const {default: lighthouse} = await import("lighthouse")
  const browser = await puppeteer.launch(chromiumOptions)
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const flags: Flags = {port, throttlingMethod, onlyCategories, logLevel: "error"}
    const outcome = await lighthouse(url, flags)
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

/**
 * Audits a page with Lighthouse’s mobile preset, in a browser of its own; again, where Lighthouse
 * could not record it.
 *
 * @throws Error when Lighthouse could not load or measure the page
 */
export const audit = async (
  url: string,
  throttlingMethod: Throttling,
  onlyCategories: string[],
): Promise<Audit> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await auditOnce(url, throttlingMethod, onlyCategories)
    const {runtimeError} = result
    if (!runtimeError) return readAudit(result)
    if (attempt === attempts || !passing.includes(runtimeError.code))
      throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`)
  }
}
