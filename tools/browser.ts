import {existsSync} from "node:fs"
import process from "node:process"
import {chromium} from "@playwright/test"

const firstOf = (...places: (string | undefined)[]) =>
  places.find(place => place && existsSync(place))

/** Debian's Chromium without windows. */
const debianShell = "/usr/bin/chromium-headless-shell"

/** A Chromium with windows: one that is named, Playwright's own, or Debian's. */
export const findChromium = (): string | undefined =>
  firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), "/usr/bin/chromium")

/** Whether there is one that tests are quick in: named, Playwright's own, or without windows. */
export const hasQuickChromium = () =>
  firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), debianShell) !== undefined

/**
 * How the tests start Chromium: nothing of its own reaches for the network. One without windows
 * opens a page in half the time: Playwright has its own, which it takes where none is named.
 */
export const chromiumOptions = () => {
  const found = findChromium()
  return {
    executablePath:
      found === chromium.executablePath()
        ? undefined
        : process.env.CHROMIUM_PATH || firstOf(debianShell, found),
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
