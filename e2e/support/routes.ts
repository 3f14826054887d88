import type {Page} from "@playwright/test"

/** Address of the file of late scripts (gatsby/finish/start-file.ts). */
export const startFile = /\/start-[0-9a-f]+\.js$/

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

/** Empties the scripts that a page starts; the small one that starts them runs. */
export const emptyScripts = async (page: Page): Promise<void> => {
  await page.route(/localhost.*\/(?!start-)[^/]*\.js$/, route =>
    route.fulfill({contentType: "text/javascript", body: ""}),
  )
}
