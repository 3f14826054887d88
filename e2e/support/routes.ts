import type {Page} from "@playwright/test"

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
