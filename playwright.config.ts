import {defineConfig} from "@playwright/test"
import {defaultLanguage} from "./src/i18n/languages"
import {chromiumOptions} from "./tools/browser"

const port = Number(process.env.E2E_PORT ?? 8123)
const nginxPort = port + 1
/** Limits tell what hangs from what is slow; nothing is judged by its speed here. In milliseconds. */
const patience = 300_000
/**
 * Set by `npm run test:nightly`. Tests with the tag `@nightly` run then, all others by day; what has the tag
 * `@sample` runs both times.
 */
const isNightly = Boolean(process.env.NIGHTLY)
/** Where there is an nginx, what hosts must do alike is asked of it too. */
const hasNginx = isNightly && Boolean(process.env.NGINX_PATH)

/** Set by the commands that run `e2e/campaigns`: then there is nothing else to do. */
const campaign = process.env.CAMPAIGN || undefined

/** Chromium without windows, if there is one: it opens a page in less than half the time. */
const shell = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined
const chromium = process.env.CHROMIUM_PATH || undefined

const args = [
  ...chromiumOptions.args,
  // Pages that a test answers itself have no address; they talk to servers of the test's own.
  "--disable-features=LocalNetworkAccessChecks",
]

/** What `npm test` runs. */
const daily = [
  {name: "preview", testIgnore: "campaigns/**", grepInvert: /@chromium|@nightly/},
  {
    // What the headless shell has not: settings, and pages restored as they were left.
    name: "chromium",
    testIgnore: "campaigns/**",
    grep: /@chromium/,
    use: {
      channel: chromium ? undefined : "chromium",
      launchOptions: {executablePath: chromium, args},
    },
  },
]

const nightly = [
  {name: "nightly", testIgnore: "campaigns/**", grep: /@nightly|@sample/},
  ...(hasNginx
    ? [
        {
          name: "nginx",
          testMatch: /(routes|security|hosting\/[^/]+)\.spec\.ts$/,
          use: {baseURL: `http://localhost:${nginxPort}`},
        },
      ]
    : []),
]

const everyday = isNightly ? nightly : daily

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // A test waits about as long as it works.
  workers: "200%",
  retries: 0,
  forbidOnly: true,
  timeout: patience,
  expect: {
    timeout: 60_000,
    // What pages looked like (e2e/campaigns/looks); committed nowhere.
    toHaveScreenshot: {pathTemplate: "{testDir}/../public-compared/{arg}{ext}"},
  },
  // What a screen reader speaks (e2e/support/journey.ts).
  snapshotPathTemplate: "{testDir}/accessibility/spoken/{arg}{ext}",
  // A campaign says at once what fails, and how much is left.
  reporter: campaign ? "line" : "list",
  globalSetup: campaign === "faults" ? "./e2e/campaigns/support/record.ts" : undefined,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: shell, args},
  },
  projects: campaign ? [{name: campaign, testMatch: `campaigns/${campaign}/*.spec.ts`}] : everyday,
  webServer: [
    {
      command: "node_modules/.bin/tsx tools/serve/main.ts",
      env: {PORT: String(port)},
      url: `http://localhost:${port}/${defaultLanguage}/`,
      timeout: patience,
      reuseExistingServer: false,
      stdout: "ignore",
    },
    ...(hasNginx
      ? [
          {
            command: "node_modules/.bin/tsx tools/deploy/serve-nginx.ts",
            env: {PORT: String(nginxPort)},
            url: `http://localhost:${nginxPort}/${defaultLanguage}/`,
            timeout: patience,
            reuseExistingServer: false,
            stdout: "ignore" as const,
          },
        ]
      : []),
  ],
})
