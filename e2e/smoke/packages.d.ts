/**
 * The parts of puppeteer-core and selenium-webdriver that the smoke run uses: types are checked without
 * the packages, which `npm run test:nightly` alone installs.
 */
declare module "puppeteer-core" {
  export type SupportedBrowser = "chrome" | "firefox"
  type Page = {
    goto: (address: string, options: {waitUntil: "load"}) => Promise<unknown>
    evaluate: (expression: string) => Promise<unknown>
    locator: (selector: string) => {
      setTimeout: (milliseconds: number) => {click: () => Promise<void>}
    }
    type: (selector: string, text: string) => Promise<void>
    select: (selector: string, value: string) => Promise<unknown>
    setViewport: (size: {width: number; height: number}) => Promise<void>
    cookies: () => Promise<object[]>
    deleteCookie: (...cookies: object[]) => Promise<void>
  }
  type Browser = {
    newPage: () => Promise<Page>
    version: () => Promise<string>
    close: () => Promise<void>
  }
  const puppeteer: {launch: (options: Record<string, unknown>) => Promise<Browser>}
  export default puppeteer
}

declare module "selenium-webdriver" {
  type Element = {click: () => Promise<void>; sendKeys: (text: string) => Promise<void>}
  type Session = {
    get: (address: string) => Promise<void>
    executeScript: (script: string, ...values: unknown[]) => Promise<unknown>
    executeAsyncScript: (script: string, ...values: unknown[]) => Promise<unknown>
    findElement: (by: {css: string}) => Promise<Element>
    getCapabilities: () => Promise<{get: (name: string) => string | undefined}>
    manage: () => {
      deleteAllCookies: () => Promise<void>
      setTimeouts: (milliseconds: {pageLoad: number; script: number}) => Promise<void>
      window: () => {
        setRect: (rect: {width: number; height: number; x: number; y: number}) => Promise<unknown>
      }
    }
    quit: () => Promise<void>
  }
  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: Record<string, unknown>): this
    build(): Promise<Session>
  }
}
