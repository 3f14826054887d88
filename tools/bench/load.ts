import {spawn} from "node:child_process"
import {mkdtempSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {startNginx} from "../deploy/nginx"
import {sampleRoute} from "../sample-pages"
import {table} from "./report"
import {type Load, readWrk} from "./wrk"

/** Home, catalogue and an experience, in turn in each language. */
const pages = ["home", "catalogue", "experience"].map((name, index) =>
  localizedPath(languages[index % languages.length] ?? defaultLanguage, sampleRoute(name)),
)
const connections = 200
/** Seconds on each page, and on the plain file before and after it. */
const duration = Number(process.env.LOAD_SECONDS ?? 60)
const port = Number(process.env.PORT ?? 8395)
const accepted = {"Accept-Encoding": "br, gzip"}

/** Share of the plain file's rate that a page must reach. */
const goal = 0.9

const load = (url: string, seconds: number): Promise<Load> =>
  new Promise((resolve, reject) => {
    const header = Object.entries(accepted).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
    const args = ["--latency", "-t2", `-c${connections}`, `-d${seconds}s`, ...header, url]
    const wrk = spawn("wrk", args)
    let report = ""
    wrk.stdout.on("data", chunk => {
      report += chunk
    })
    wrk.on("error", () => reject(new Error("There is no wrk: on Debian, apt-get install wrk")))
    wrk.on("close", () => {
      try {
        resolve(readWrk(report))
      } catch (error) {
        reject(error)
      }
    })
  })

/** Size of a page as it is sent, in bytes. */
const sizeOf = async (url: string) =>
  Number((await fetch(url, {method: "HEAD", headers: accepted})).headers.get("content-length"))

const measure = async (page: string, plainFolder: string) => {
  const url = `http://127.0.0.1:${port}${page}`
  const plainUrl = `http://127.0.0.1:${port + 1}/plain.bin`
  const size = await sizeOf(url)
  writeFileSync(path.join(plainFolder, "plain.bin"), Buffer.alloc(size, "x"))
  // Before and after, so that a slow moment of the machine counts for both.
  const before = await load(plainUrl, duration / 2)
  const asPage = await load(url, duration)
  const after = await load(plainUrl, duration / 2)
  const plain = (before.rate + after.rate) / 2
  const errors = asPage.errors + before.errors + after.errors
  return {page, size, asPage, plain, errors, share: asPage.rate / plain}
}

/**
 * Loads pages of the last build on a real nginx with the generated configuration, beside one plain file
 * of the same size in the same nginx.
 *
 * @returns a Markdown table, and whether every page reaches its share without an error
 */
export const measureLoad = async (): Promise<{text: string; isGood: boolean}> => {
  const plainFolder = mkdtempSync(path.join(os.tmpdir(), "plain-"))
  const server = startNginx("public", port, {
    lines: `    server { listen 127.0.0.1:${port + 1}; root ${plainFolder}; }`,
  })
  try {
    await new Promise(resolve => setTimeout(resolve, 1000))
    const rows = []
    for (const page of pages) rows.push(await measure(page, plainFolder))
    const head = ["page", "bytes", "answers", "errors", "answers/s", "99 % below, ms", "share"]
    const cells = rows.map(({page, size, asPage, errors, share}) => [
      page,
      size,
      asPage.answers,
      errors,
      Math.round(asPage.rate),
      asPage.slowest.toFixed(0),
      share.toFixed(2),
    ])
    return {
      text: table(head, cells),
      isGood: rows.every(({errors, share}) => errors === 0 && share >= goal),
    }
  } finally {
    server.kill()
  }
}
