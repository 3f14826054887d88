/** The part of selenium-webdriver 4 that the smoke run uses; the package brings no types. */
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
