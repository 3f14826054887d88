import {execFile} from "node:child_process"
import process from "node:process"
import {promisify} from "node:util"
import {chromiumOptions} from "./chromium"
import type {Audit} from "./figures"

/** Lighthouse’s two ways of a slow phone: computed from a fast load, or really slowed down. */
export type Throttling = "simulate" | "devtools"

/** What is read of Lighthouse's report. */
type Result = {
  finalDisplayedUrl: string
  runtimeError?: {code: string; message: string}
  audits: Record<string, {numericValue?: number; details?: Details}>
  categories: Record<string, {id: string; score: number | null}>
}

type Details = {items?: {items?: {node?: {selector?: string}}[]}[]}

const readElement = ({audits}: Result) => {
  const details = audits["largest-contentful-paint-element"]?.details
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

const bin = "tools/bench/node_modules/.bin/lighthouse"

const auditOnce = async (url: string, throttlingMethod: Throttling, onlyCategories: string[]) => {
  const {executablePath, args} = chromiumOptions
  const {stdout} = await promisify(execFile)(
    bin,
    [
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      `--throttling-method=${throttlingMethod}`,
      `--only-categories=${onlyCategories.join()}`,
      `--chrome-flags=--headless=new ${args.join(" ")}`,
    ],
    {
      env: {...process.env, ...(executablePath && {CHROME_PATH: executablePath})},
      maxBuffer: 64_000_000,
    },
  )
  return JSON.parse(stdout) as Result
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
