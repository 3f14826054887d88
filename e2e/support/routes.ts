import type {Page} from "@playwright/test"

/** Address of the code that comes with the site's scripts (src/entries/deferred.ts). */
export const deferredFile = /\/deferred-[0-9a-f]+\.js$/

/**
 * Keeps files back, as a slow network does.
 *
 * @param files - matches their addresses, or tells them
 * @returns lets them arrive
 */
export const holdBack = async (
  page: Page,
  files: RegExp | ((address: URL) => boolean),
): Promise<() => void> => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return () => arrive()
}

/** Empties the scripts that a page starts but the deferred ones, which run without them. */
export const emptyScripts = async (page: Page): Promise<void> => {
  await page.route(/localhost.*\/(?!deferred-)[^/]*\.js$/, route =>
    route.fulfill({contentType: "text/javascript", body: ""}),
  )
}
