import {languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {pageDataPath} from "../lib/page-data"

/** The worker that shows stored pages without a network. Other scripts are cached for a year. */
export const workerFile = "/trips-worker.mjs"

/** Id of the sentence on the list of saved trips that the page which was asked for is not stored. */
export const notStoredId = "not-stored"

const cacheOf = (slug: string) => `trip-${slug}`

/** Under which path a file is stored: of a picture any size will do. */
export const keyOf = (path: string): string => /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0] ?? path

/** Pictures of a page, each in its second largest size: the largest is for desktops. Other trips' are left out. */
export const picturesOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("img[srcset]")]
    .filter(image => !image.closest("[data-list]"))
    .map(image => {
      const sizes = (image.getAttribute("srcset") ?? "").split(",")
      return (sizes.at(-2) ?? sizes.at(-1) ?? "").trim().split(" ")[0] ?? ""
    })

const get = async (path: string): Promise<Response> => {
  const response = await fetch(path, {cache: "no-cache"})
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Stores the pages of a trip, their data and pictures, all or nothing; scripts come with the worker. */
const storeTrip = async (slug: string): Promise<void> => {
  const pages = languages.map(language => localizedPath(language, `/experiences/${slug}/`))
  const texts = await Promise.all(pages.map(async page => (await get(page)).text()))
  const paths = new Set([...pages, ...pages.map(pageDataPath), ...texts.flatMap(picturesOf)])
  const files = await Promise.all(
    [...paths].map(async path => [keyOf(path), await get(path)] as const),
  )
  // In place: a page without a network may be reading what it replaces.
  const cache = await caches.open(cacheOf(slug))
  await Promise.all(files.map(([key, response]) => cache.put(key, response)))
}

/** Slugs that this page has stored anew: what another visit stored may be out of date. */
const renewed = new Set<string>()

const update = async (slugs: readonly string[]): Promise<boolean> => {
  const all = await caches.keys()
  if (slugs.length === 0) {
    await (await navigator.serviceWorker.getRegistration("/"))?.unregister()
    await Promise.all(all.map(name => caches.delete(name)))
    return false
  }
  await navigator.serviceWorker.register(workerFile)
  const wanted = slugs.map(cacheOf)
  const gone = all.filter(name => name.startsWith(cacheOf("")) && !wanted.includes(name))
  await Promise.all(gone.map(name => caches.delete(name)))
  for (const slug of slugs) {
    if (renewed.has(slug)) continue
    try {
      await storeTrip(slug)
      renewed.add(slug)
    } catch {
      // Without a network: what an earlier visit stored stays.
    }
  }
  const isStored = await Promise.all(wanted.map(name => caches.has(name)))
  return isStored.every(Boolean)
}

/**
 * Has the device store the pages of saved trips, renewed once a visit. The first trip brings the
 * worker, the last one takes everything with it. Not in `develop`, and not behind the gate.
 *
 * @returns whether all of them can be read without a network
 */
export const storeOffline = async (slugs: readonly string[]): Promise<boolean> => {
  if (process.env.NODE_ENV !== "production" || document.documentElement.dataset.gate !== undefined)
    return false
  // In sequence: a removal must not overtake the saving before it.
  const isStored = await navigator.locks.request(cacheOf(""), () => update(slugs))
  // A worker that cannot be installed must not hold up what comes next.
  return isStored && Boolean(await navigator.serviceWorker.ready)
}
