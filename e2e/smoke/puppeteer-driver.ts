import puppeteer from "puppeteer-core"
import {type Driver, patience} from "./driver"

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]

/**
 * Starts Chromium (over its own protocol) or Firefox (over WebDriver BiDi).
 *
 * @see https://w3c.github.io/webdriver-bidi/
 */
export const startPuppeteer = async (
  browser: "chrome" | "firefox",
  program: string,
): Promise<Driver> => {
  const running = await puppeteer.launch({
    browser,
    executablePath: program,
    args: browser === "chrome" ? flags : [],
    extraPrefsFirefox: {"intl.accept_languages": "en-US"},
    defaultViewport: {width: 1280, height: 800},
  })
  const page = await running.newPage()
  return {
    name: (await running.version()).replace("/", " "),
    open: async address => {
      await page.goto(address, {waitUntil: "load"})
    },
    read: expression => page.evaluate(expression) as Promise<never>,
    click: async selector => {
      await page.locator(selector).setTimeout(patience).click()
    },
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => {
      await page.select(selector, value)
    },
    resize: async (width, height) => page.setViewport({width, height}),
    forget: async () => {
      await page.deleteCookie(...(await page.cookies()))
      await page.evaluate("localStorage.clear(), sessionStorage.clear()")
    },
    close: () => running.close(),
  }
}
