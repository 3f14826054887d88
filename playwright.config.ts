import {existsSync} from "node:fs"
import {defineConfig, devices, firefox, webkit} from "@playwright/test"
import {defaultLanguage} from "./src/i18n/languages"
import {chromiumOptions} from "./tools/browser"

const port = Number(process.env.E2E_PORT ?? 8123)
/** Limits tell what hangs from what is slow; nothing is judged by its speed here. In milliseconds. */
const patience = 300_000

/** Chromium without windows, if there is one: it opens a page in less than half the time. */
const chromium = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined

const chromiumUse = {
  launchOptions: {
    executablePath: chromium,
    args: [
      ...chromiumOptions.args,
      // Pages that a test answers itself have no address; they talk to servers of the test's own.
      "--disable-features=LocalNetworkAccessChecks",
    ],
  },
}

/** `npm test` */
const daily = [{name: "chromium", grepInvert: /@weekly/, use: chromiumUse}]

/** `npm run weekly`: accessibility of every page, the oldest browser, and a visit in other engines. */
const weekly = [
  {name: "chromium", grep: /@weekly/, use: chromiumUse},
  {name: "firefox", grep: /@smoke/, use: devices["Desktop Firefox"]},
  {name: "webkit", grep: /@smoke/, use: devices["Desktop Safari"]},
]

for (const browser of [firefox, webkit])
  if (process.env.WEEKLY && !process.env.TEST_WORKER_INDEX && !existsSync(browser.executablePath()))
    console.warn(
      `No ${browser.name()}: its tests are skipped (npx playwright install ${browser.name()}).`,
    )

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // A test waits about as long as it works.
  workers: "200%",
  retries: 0,
  forbidOnly: true,
  timeout: patience,
  expect: {timeout: 60_000},
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    viewport: {width: 1280, height: 800},
  },
  projects: process.env.WEEKLY ? weekly : daily,
  webServer: {
    command: "node_modules/.bin/tsx tools/serve/main.ts",
    env: {PORT: String(port)},
    url: `http://localhost:${port}/${defaultLanguage}/`,
    timeout: patience,
    reuseExistingServer: false,
    stdout: "ignore",
  },
})
