import process from "node:process"
import {type Browser, chromium} from "@playwright/test"

/** How every tool starts Chromium: nothing of its own reaches for the network. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

/** Runs something in a browser that is closed after it. */
export const inBrowser = async <Result>(
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch(chromiumOptions)
  return act(browser).finally(() => browser.close())
}
