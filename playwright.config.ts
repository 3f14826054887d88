import {existsSync} from "node:fs"
import {type BrowserType, defineConfig, devices, firefox, webkit} from "@playwright/test"
import {defaultLanguage} from "./src/i18n/languages"
import {chromiumOptions} from "./tools/browser"

const port = Number(process.env.E2E_PORT ?? 8123)
/** A real host in place of the server of the last build (e2e/hosting.spec.ts). */
const host = process.env.BASE_URL
/** Limits tell what hangs from what is slow; nothing is judged by its speed here. In milliseconds. */
const patience = 300_000

const chromium = chromiumOptions()

const chromiumUse = {
  launchOptions: {
    ...chromium,
    args: [
      ...chromium.args,
      // Pages that a test answers itself have no address; they talk to servers of the test's own.
      "--disable-features=LocalNetworkAccessChecks",
    ],
  },
}

/** The steps of a visit, in another engine; none where it is not installed. */
const visitIn = (browser: BrowserType, use: object) => {
  const name = browser.name()
  const isThere = existsSync(browser.executablePath())
  if (process.argv.includes(`--project=${name}`) && !isThere)
    console.warn(`No ${name}: its tests are left out (npx playwright install ${name}).`)
  return {name, grep: isThere ? /@smoke/ : [], use}
}

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
    baseURL: host ?? `http://localhost:${port}`,
    locale: "en-US",
    viewport: {width: 1280, height: 800},
  },
  projects: [
    // `npm test`
    {name: "chromium", grepInvert: /@weekly/, use: chromiumUse},
    // `npm run weekly`: accessibility of every page, the oldest browser, and a visit in other engines.
    {name: "weekly", grep: /@weekly/, use: chromiumUse},
    visitIn(firefox, devices["Desktop Firefox"]),
    visitIn(webkit, devices["Desktop Safari"]),
  ],
  ...(host === undefined && {
    webServer: {
      command: "node --import tsx tools/serve/main.ts",
      env: {PORT: String(port)},
      url: `http://localhost:${port}/${defaultLanguage}/`,
      timeout: patience,
      reuseExistingServer: false,
      stdout: "ignore",
    },
  }),
})
