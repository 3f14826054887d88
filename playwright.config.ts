import {defineConfig} from "@playwright/test"

const port = Number(process.env.E2E_PORT ?? 8123)
const nginxPort = port + 1
/** Set by `npm test` where there is an nginx: what hosts must do alike is then asked of it too. */
const hasNginx = Boolean(process.env.NGINX_PATH)

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    viewport: {width: 1280, height: 800},
    launchOptions: {
      // Chromium's build without windows, if there is one: it opens a page in half the time.
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages that a test answers itself have no address; they talk to servers of the test's own.
        "--disable-features=LocalNetworkAccessChecks",
      ],
    },
  },
  projects: [
    {name: "preview"},
    ...(hasNginx
      ? [
          {
            name: "nginx",
            testMatch: /(routes|hosting|security)\.spec\.ts$/,
            use: {baseURL: `http://localhost:${nginxPort}`},
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: "node_modules/.bin/tsx tools/serve/main.ts",
      env: {PORT: String(port)},
      url: `http://localhost:${port}/en/`,
      reuseExistingServer: false,
      stdout: "ignore",
    },
    ...(hasNginx
      ? [
          {
            command: "node_modules/.bin/tsx tools/deploy/serve-nginx.ts",
            env: {PORT: String(nginxPort)},
            url: `http://localhost:${nginxPort}/en/`,
            reuseExistingServer: false,
            stdout: "ignore" as const,
          },
        ]
      : []),
  ],
})
