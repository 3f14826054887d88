import {languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {today} from "../lib/days"
import {pageDataPath} from "../lib/page-data-path"

/** File of the service worker. Browsers keep a `.js` for a year (customHttp.yml), but not this one. */
export const workerFile = "/trips-worker.mjs"

/** Id of the note among the saved trips that the page asked for is not stored. */
export const notStoredId = "not-stored"

/** Cache key of a path: all sizes of a picture share one. */
export const keyOf = (path: string): string => /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0] ?? path

/** A page's own pictures, each in its second largest size: the largest is for desktops. */
export const picturesOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("img[srcset]")]
    .filter(image => !image.closest("[data-list]"))
    .map(image => {
      const sizes = (image.getAttribute("srcset") ?? "").split(",")
      return (sizes.at(-2) ?? sizes.at(-1) ?? "").trim().split(" ")[0] ?? ""
    })

const pagesOf = (slug: string) =>
  languages.map(language => localizedPath(language, `/experiences/${slug}/`))

/** Asks the network, or the browser where it knows that nothing has changed. */
const get = async (path: string, cache: RequestCache = "no-cache"): Promise<Response> => {
  const response = await fetch(path, {cache})
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Stores the pages of a trip, their data and pictures; scripts come with the worker. The pages come last. */
const storeTrip = async (slug: string, name: string): Promise<void> => {
  const pages = await Promise.all(pagesOf(slug).map(async path => [path, await get(path)] as const))
  const texts = await Promise.all(pages.map(([, response]) => response.clone().text()))
  const files = await Promise.all([
    ...pages.map(async ([path]) => [pageDataPath(path), await get(pageDataPath(path))] as const),
    // Named by their content: what the browser has is right.
    ...[...new Set(texts.flatMap(picturesOf))].map(
      async path => [keyOf(path), await get(path, "default")] as const,
    ),
  ])
  const cache = await caches.open(name)
  // `addAll` cannot rename keys, accepts redirects, and would ask for the pages once more.
  for (const [key, response] of [...files, ...pages]) await cache.put(key, response)
}

/** Name of a trip's newest copy that is whole: one that was cut off lacks its last page. */
const newestCopy = async (slug: string): Promise<string | undefined> => {
  const last = pagesOf(slug).at(-1) ?? ""
  let newest: string | undefined
  for (const cacheName of (await caches.keys()).sort())
    if (cacheName.startsWith(`trip/${slug}/`) && (await caches.match(last, {cacheName})))
      newest = cacheName
  return newest
}

/** Today's copy of a trip, or else the one before. Each has a cache of its own, so that none is mixed. */
const renewTrip = async (slug: string): Promise<string | undefined> => {
  const name = `trip/${slug}/${today()}`
  const copy = await newestCopy(slug)
  if (copy === name) return copy
  // Without a network or room, the copy before stays.
  await storeTrip(slug, name).catch(() => undefined)
  return newestCopy(slug)
}

const update = async (slugs: readonly string[]): Promise<string[]> => {
  const copies = new Map<string, string>()
  if (slugs.length > 0) await navigator.serviceWorker.register(workerFile)
  else await (await navigator.serviceWorker.getRegistration("/"))?.unregister()
  for (const slug of slugs) {
    const copy = await renewTrip(slug)
    if (copy) copies.set(slug, copy)
  }
  const current = [...copies.values()]
  const outdated = (await caches.keys()).filter(
    name => slugs.length === 0 || (name.startsWith("trip/") && !current.includes(name)),
  )
  await Promise.all(outdated.map(name => caches.delete(name)))
  return [...copies.keys()]
}

/**
 * Has the device store the pages of saved trips, each whole or not at all, renewed once a day. The first
 * trip brings the worker, the last one takes everything with it. Not in `develop`, and not behind the gate.
 *
 * @returns slugs of those that can be read without a network; undefined where nothing is stored at all
 */
export const storeOffline = async (slugs: readonly string[]): Promise<string[] | undefined> => {
  if (process.env.NODE_ENV !== "production" || document.documentElement.dataset.gate !== undefined)
    return undefined
  // In sequence: a removal must not overtake the saving before it. Firefox has locks since 96.
  const stored = await (navigator.locks?.request("trips", () => update(slugs)) ?? update(slugs))
  // A worker that cannot be installed must not hold up what comes next.
  if (stored.length > 0) await navigator.serviceWorker.ready
  return stored
}
