import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {type BrowserContextOptions, chromium, type LaunchOptions, type Page} from "@playwright/test"

/**
 * Chromium's setting “Block all cookies”, which blocks every storage of a page with them. Its build
 * without windows reads no settings.
 */
const preferences = {
  profile: {default_content_setting_values: {cookies: 2}},
}

/**
 * Opens a browser whose user has blocked all cookies, and closes it afterwards.
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
  const executablePath = process.env.CHROMIUM_PATH || undefined
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    channel: executablePath ? undefined : "chromium",
    executablePath,
  })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
    await rm(folder, {recursive: true, force: true})
  }
}
