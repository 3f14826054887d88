import {type ChildProcess, spawn} from "node:child_process"
import process from "node:process"
import {Builder} from "selenium-webdriver"
import {freePort} from "../../tools/listen"
import {type Driver, patience} from "./driver"

const answers = async (server: string) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${server}/status`).then(
      ({ok}) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error("WebKitWebDriver did not answer within ten seconds")
}

/**
 * Scrolls to an element and waits until it stays where it is, as Puppeteer does before a click: what
 * is loaded above it, or the browser that restores its scroll position, may move it away meanwhile.
 */
const toRest = `
  const [selector, done] = arguments
  const look = last => {
    const element = document.querySelector(selector)
    // Gone meanwhile: whoever looks for it next says so.
    if (!element) return done()
    const {top, bottom} = element.getBoundingClientRect()
    // Again only where it is out of view: what sticks to the window never comes to its middle.
    if (last === undefined || top < 0 || bottom > innerHeight)
      element.scrollIntoView({block: "center", behavior: "instant"})
    const {x, y} = element.getBoundingClientRect()
    const place = [x, y, scrollY].join()
    if (place === last) done()
    else setTimeout(look, 100, place)
  }
  look()
`

/** Ends the driver with the display and the browser that it started. */
const end = ({pid}: ChildProcess) => {
  try {
    if (pid) process.kill(-pid)
  } catch {
    // It has ended by itself.
  }
}

/**
 * Starts WebKitGTK through its own WebDriver, with a display that exists in memory alone: without
 * any it refuses to start.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export const startWebKit = async (): Promise<Driver> => {
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const size = ["-a", "-s", "-screen 0 1400x1000x24"]
  const child = spawn("xvfb-run", [...size, "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: {...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1", LIBGL_ALWAYS_SOFTWARE: "1"},
  })
  process.once("exit", () => end(child))
  await answers(server)
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({browserName: "MiniBrowser"})
    .build()
  await session.manage().setTimeouts({pageLoad: patience, script: patience})
  const run = (script: string, ...values: unknown[]) => session.executeScript(script, ...values)
  const resize = async (width: number, height: number) => {
    await session.manage().window().setRect({width, height, x: 0, y: 0})
  }
  return {
    name: `WebKitGTK ${(await session.getCapabilities()).get("browserVersion")}`,
    open: address => session.get(address),
    read: expression => run(`return (${expression})`) as Promise<never>,
    click: async selector => {
      await session.executeAsyncScript(toRest, selector)
      await (await session.findElement({css: selector})).click()
    },
    type: async (selector, text) => {
      await (await session.findElement({css: selector})).sendKeys(text)
    },
    choose: async (selector, value) => {
      await (await session.findElement({css: `${selector} option[value="${value}"]`})).click()
    },
    resize,
    forget: async () => {
      await session.manage().deleteAllCookies()
      await run("localStorage.clear(); sessionStorage.clear()")
    },
    close: async () => {
      await session.quit().catch(() => undefined)
      end(child)
    },
  }
}
