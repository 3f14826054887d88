import type {Page} from "@playwright/test"

/** Has every page of the test find its storage blocked, as a browser does that blocks all cookies. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
  })
