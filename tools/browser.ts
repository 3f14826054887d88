import {existsSync} from "node:fs"
import process from "node:process"
import {chromium} from "@playwright/test"

const ofPlaywright = chromium.executablePath()

const firstOf = (...places: (string | undefined)[]) =>
  places.find(place => place && existsSync(place))

/** A Chromium with windows: one that is named, Playwright's own, or Debian's. */
export const findChromium = () =>
  firstOf(process.env.CHROMIUM_PATH, ofPlaywright, "/usr/bin/chromium")

/** A headless shell, twice as quick: one that is named, Playwright's, or Debian's. */
export const findQuickChromium = () =>
  firstOf(process.env.CHROMIUM_PATH, ofPlaywright, "/usr/bin/chromium-headless-shell")

/** How the tests start Chromium: nothing of its own reaches for the network. */
export const chromiumOptions = () => {
  const found = findQuickChromium() ?? findChromium()
  return {
    // Playwright takes its own, without windows, where none is named.
    executablePath: found === ofPlaywright ? undefined : found,
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
}
