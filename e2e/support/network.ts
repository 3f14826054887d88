import type {Page} from "@playwright/test"
import {test} from "./test"

/** What the browser, webpack and Gatsby say of something that could not be had. */
const ofNetwork =
  /^request:|Failed to load resource|page resources for|Loading chunk|ChunkLoadError|find the correct component chunk|MIME type|blocked by CORS/

/** Lets a file's tests cause failures of the network; errors of the page's own code still count. */
export const allowNetworkFaults = (): void =>
  test.beforeEach(({allowed}) => void allowed.push(ofNetwork))

/** Gatsby's own script. */
export const appScript = /\/app-[^/]+\.js$/

/** All that waits for an answer. */
export const controls = (page: Page) =>
  page.locator("button, select, input, textarea, [role=button]")
