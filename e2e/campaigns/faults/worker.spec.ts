import {type Page, test as plain} from "@playwright/test"
import {bookLinks} from "../../support/links"
import {countLoads} from "../../support/network"
import {OwnSite, releaseOf} from "../../support/own-site"
import {someSlugs, someTrips, storeTrips} from "../../support/planner"
import {expect, stir, waitForHydration, waitForReact} from "../../support/test"
import {word} from "../../support/words"
import {Trouble, troubledServer, troubleKinds} from "../support/trouble"

type Own = {site: OwnSite; trouble: Trouble}

/** A site of the worker's own: copied once, released anew for every case. */
const test = plain.extend<object, {own: Own}>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
    async ({}, use) => {
      const trouble = new Trouble()
      const site = new OwnSite(troubledServer(trouble))
      await site.start()
      await use({site, trouble})
      trouble.end()
      await site.remove()
    },
    {scope: "worker"},
  ],
})

/** What the worker fetches of a release, one of each sort, by what their addresses have. */
const files = {
  "the worker itself": /^\/trips-worker\.mjs$/,
  "the list of the release": /^\/release\.json$/,
  "the deferred code": /^\/deferred-/,
  "Gatsby’s scripts": /^\/framework-/,
  "the code of a trip": /^\/component---src-templates-experience/,
  "a style sheet": /\.css$/,
  "the font": /\.woff2$/,
  "the icons": /^\/icons-/,
  "the name of the build": /^\/page-data\/app-data/,
  "a query of all pages": /^\/page-data\/sq\//,
  "a page of the planner": /^\/es\/compare\/$/,
  "data of the planner": /^\/page-data\/es\/compare\//,
  "the page of a trip": /^\/es\/experiences\/[^/]+\/$/,
  "the data of a trip": /^\/page-data\/es\/experiences\/[^/]+\//,
  "a picture": /^\/static\/[0-9a-f]{12}\//,
} as const

const version = () => Math.random().toString(16).slice(2).padEnd(20, "0").slice(0, 20)

/**
 * Empties the browser's own cache. Half a file that a server sends as if it were all, with its name of the
 * whole, is all to the browser: it keeps it, and no page or worker can tell. Until then, or until the next
 * release, the page is read and books without scripts (see network.spec.ts).
 */
const forgetFiles = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.clearBrowserCache")
  await session.detach()
}

const isKept = (page: Page) => expect(page.locator("[data-kept]")).toHaveAttribute("data-kept", "1")

const openSaved = (page: Page, {site}: Own) =>
  page.goto(`${site.origin}/en/saved/`, {waitUntil: "commit"})

/** Opens the trip while there is no server; it must be whole, and of one release. */
const openOffline = async (page: Page, {site}: Own) => {
  const [trip] = someTrips(1)
  await site.end()
  const loads = countLoads(page)
  await page.goto(`${site.origin}/en/experiences/${trip?.slug}/`)
  // The deferred code may be what is in trouble.
  await waitForReact(page)
  await expect(page.getByRole("heading", {level: 1})).toHaveText(trip?.title.en ?? "")
  await expect(bookLinks(page, "facts")).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/)
  expect(loads).toHaveLength(1)
  return releaseOf(page)
}

for (const kind of troubleKinds)
  for (const [what, pattern] of Object.entries(files))
    test(`worker: ${kind}: a new release, ${what}`, async ({page, own}) => {
      const {site, trouble} = own
      const errors: string[] = []
      page.on("pageerror", ({name, message}) => errors.push(`${name}: ${message}`))
      await openSaved(page, own)
      await storeTrips(page, someSlugs(1))
      await page.reload()
      await waitForHydration(page)
      await isKept(page)
      const first = await releaseOf(page)

      const next = version()
      await site.release(next)
      trouble.start(kind, address => pattern.test(address))
      await openSaved(page, own)
      await expect(page.getByRole("heading", {level: 1})).toHaveText(
        word("en", "planner", "saved.title"),
      )
      await stir(page)
      await trouble.quiet()
      expect([first, next]).toContain(await openOffline(page, own))

      trouble.end()
      await site.start()
      if (kind === "half") await forgetFiles(page)
      await openSaved(page, own)
      await waitForHydration(page)
      await isKept(page)
      await expect.poll(() => keptDeferred(page)).toContain(next)
      expect(await openOffline(page, own)).toBe(next)
      await site.start()
      expect(errors.filter(error => !/SyntaxError|Loading|page resources/.test(error))).toEqual([])
    })

/** The deferred code that the pages of a device's caches name: those of one release alone. */
const keptDeferred = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith("trips-of-"))
    const found = new Set<string>()
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.endsWith("/")) continue
        const html = await (await cache.match(request))?.text()
        found.add(/deferred-([0-9a-f]+)\.js/.exec(html ?? "")?.[1] ?? "none")
      }
    }
    return [...found]
  })
