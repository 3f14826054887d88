import {languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {pageDataPath} from "../lib/page-data"

/** The worker that shows stored pages without a network. Other scripts are cached for a year. */
export const workerFile = "/trips-worker.mjs"

/** Id of the sentence on the list of saved trips that the page which was asked for is not stored. */
export const notStoredId = "not-stored"

const cacheOf = (slug: string) => `trip-${slug}`

/** Not in `develop`, not behind the gate, and only on secure pages. */
const canStore = (): boolean =>
  process.env.NODE_ENV === "production" &&
  "serviceWorker" in navigator &&
  document.documentElement.dataset.gate === undefined

/** Marks a request that the worker must not answer from its caches. */
export const freshHeader = "x-fresh"

const get = async (path: string, cache: RequestCache): Promise<Response> => {
  const response = await fetch(path, {cache, headers: {[freshHeader]: "1"}})
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Of a picture its second largest file: the largest is for desktops. */
const pictureOf = (image: Element): string => {
  const files = (image.getAttribute("srcset") ?? "").split(",")
  return (files.at(-2) ?? files.at(-1) ?? "").trim().split(" ")[0] ?? ""
}

/** What a page shows: its scripts and pictures. Cards of other trips are left out. */
export const filesOf = (html: string): string[] => {
  const page = new DOMParser().parseFromString(html, "text/html")
  // Gatsby's scripts wait in a template.
  const templates = [...page.querySelectorAll("template")].map(({content}) => content)
  const scripts = [page, ...templates]
    .flatMap(part => [...part.querySelectorAll("script[src]")])
    .map(script => script.getAttribute("src") ?? "")
  const pictures = [...page.querySelectorAll("img[srcset]")]
    .filter(image => !image.closest("[data-list]"))
    .map(pictureOf)
  return [...new Set([...scripts, ...pictures])].filter(path => /^\/(?!\/)/.test(path))
}

/** Puts the pages of a trip, their data, scripts and pictures into its cache, all or nothing. */
const storeTrip = async (slug: string): Promise<void> => {
  const pages = languages.map(language => localizedPath(language, `/experiences/${slug}/`))
  const texts = await Promise.all(pages.map(async page => (await get(page, "no-cache")).text()))
  const fresh = [...pages, ...pages.map(pageDataPath)]
  const paths = [...new Set([...fresh, ...texts.flatMap(filesOf)])]
  // Scripts and pictures are named by their content: the browser may have them already.
  const responses = await Promise.all(
    paths.map(path => get(path, fresh.includes(path) ? "no-cache" : "default")),
  )
  const cache = await caches.open(cacheOf(slug))
  await Promise.all(paths.map((path, index) => cache.put(path, responses[index] as Response)))
  // What an earlier release needed.
  const old = (await cache.keys()).filter(({url}) => !paths.includes(new URL(url).pathname))
  await Promise.all(old.map(request => cache.delete(request)))
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
      // Without a network, or of a trip that is gone: what an earlier visit stored stays.
    }
  }
  const isStored = await Promise.all(wanted.map(name => caches.has(name)))
  return isStored.every(Boolean)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Has the device store the pages of saved trips, renewed once a visit. The first trip brings the
 * worker, the last one takes everything with it.
 *
 * @returns whether all of them can be read without a network
 */
export const storeOffline = (slugs: readonly string[]): Promise<boolean> => {
  if (!canStore()) return Promise.resolve(false)
  // In sequence: a removal must not overtake the saving before it.
  const result = last.then(() => update(slugs))
  last = result.catch(() => undefined)
  // A worker that cannot be installed must not hold up what comes next.
  return result.then(async isStored => isStored && Boolean(await navigator.serviceWorker.ready))
}
