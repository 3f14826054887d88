import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {
  type BrowserContextOptions,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
} from "@playwright/test"

/** Chromium's setting “Block all cookies”, which blocks every storage of a page with them. */
const preferences = {
  profile: {default_content_setting_values: {cookies: 2}},
}

/** A page of its own shows that the setting holds: without it the test would prove nothing. */
const expectBlocked = async (page: Page) => {
  await page.route("http://empty.test/", route =>
    route.fulfill({contentType: "text/html", body: "<title>Empty</title>"}),
  )
  await page.goto("http://empty.test/")
  const stored = page.evaluate(() => localStorage.length)
  await expect(stored).rejects.toThrow(/Access is denied/)
}

/**
 * Opens a browser whose user has blocked all cookies, and closes it afterwards. The headless shell
 * reads no settings: a test that asks for this is tagged `@chromium`.
 *
 * @param options - of the launch and of the context
 */
export const withStorageBlocked = async (
  options: LaunchOptions & BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "blocked-"))
  await mkdir(path.join(folder, "Default"))
  await writeFile(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, options)
  try {
    const page = await context.newPage()
    await expectBlocked(page)
    await use(page)
  } finally {
    await context.close()
    await rm(folder, {recursive: true, force: true})
  }
}
