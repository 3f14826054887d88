import {execFile} from "node:child_process"
import process from "node:process"
import {promisify} from "node:util"
import {chromiumOptions} from "../browser"
import type {Audit} from "./figures"

const bin = "tools/bench/node_modules/.bin/lighthouse"

/** What is read of Lighthouse's report. */
type Report = {
  audits: Record<string, {numericValue?: number}>
  categories: Record<string, {id: string; score: number | null}>
}

/** Lighthouse's own failures to record a page, after which it asks to be run again. */
const passing = ["NO_NAVSTART", "NO_FCP", "NO_TRACING_STARTED", "PROTOCOL_TIMEOUT"]
const attempts = 3

const runOnce = async (url: string, throttling: string): Promise<Report> => {
  const {executablePath, args} = chromiumOptions
  const options = [
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--throttling-method=${throttling}`,
    `--chrome-flags=--headless=new ${args.join(" ")}`,
  ]
  const {stdout} = await promisify(execFile)(bin, [url, ...options], {
    env: {...process.env, ...(executablePath && {CHROME_PATH: executablePath})},
    maxBuffer: 64_000_000,
  })
  return JSON.parse(stdout) as Report
}

/** Runs Lighthouse, again where it says on its way out that it could not record the page. */
const run = async (url: string, throttling: string): Promise<Report> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runOnce(url, throttling)
    } catch (error) {
      const {stderr = ""} = error as {stderr?: string}
      if (attempt === attempts || !passing.some(code => stderr.includes(code))) throw error
    }
}

/**
 * Audits a page with Lighthouse's mobile preset, in a browser of its own.
 *
 * @param throttling - `simulate` computes a slow phone from a fast load, `devtools` slows the load down
 * @throws Error when Lighthouse could not load or measure the page
 */
export const audit = async (url: string, throttling: "simulate" | "devtools"): Promise<Audit> => {
  const {audits, categories} = await run(url, throttling)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    scores: Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100)),
  }
}
