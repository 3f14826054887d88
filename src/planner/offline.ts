import {languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {pageDataPath} from "../lib/page-data"

/** The worker that shows kept pages without a network. Other scripts are cached for a year. */
export const workerFile = "/trips-worker.mjs"

/** Id of the sentence on the list of saved trips that the page which was asked for is not kept. */
export const notKeptId = "not-kept"

/** Widest picture that is kept, in pixels; larger ones are for desktops. */
const widest = 1080

const cacheOf = (slug: string) => `trip-${slug}`

/** Not in `develop`, not behind the gate, and only on secure pages. */
const canKeep = (): boolean =>
  process.env.NODE_ENV === "production" &&
  "serviceWorker" in navigator &&
  document.documentElement.dataset.gate === undefined

/** Marks a request that the worker must not answer from what is kept. */
export const freshHeader = "x-fresh"

const get = async (path: string, cache: RequestCache): Promise<Response> => {
  const answer = await fetch(path, {cache, headers: {[freshHeader]: "1"}})
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Of a picture the smallest file that is wide enough, or else the widest. */
const pictureOf = (srcset: string, width: number): string => {
  const files = srcset
    .split(",")
    .map(file => file.trim().split(" "))
    .sort(([, one = ""], [, other = ""]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  const enough = files.find(([, size = ""]) => Number.parseInt(size, 10) >= width)
  return (enough ?? files.at(-1))?.[0] ?? ""
}

/**
 * What a page shows: its scripts, and its pictures in a size for this device. Cards of other trips
 * are left out.
 *
 * @param width - of the window, in device pixels
 */
export const filesOf = (html: string, width: number): string[] => {
  const page = new DOMParser().parseFromString(html, "text/html")
  // Gatsby's scripts wait in a template.
  const parts: ParentNode[] = [
    page,
    ...[...page.querySelectorAll("template")].map(own => own.content),
  ]
  const scripts = parts
    .flatMap(part => [...part.querySelectorAll("script[src]")])
    .map(script => script.getAttribute("src") ?? "")
  const pictures = [...page.querySelectorAll("img[srcset]")]
    .filter(image => !image.closest("[data-list]"))
    .map(image => pictureOf(image.getAttribute("srcset") ?? "", Math.min(width, widest)))
  return [...new Set([...scripts, ...pictures])].filter(path => /^\/(?!\/)/.test(path))
}

/** Puts the pages of a trip, their data, scripts and pictures into its cache, all or nothing. */
const keepTrip = async (slug: string): Promise<void> => {
  const pages = languages.map(language => localizedPath(language, `/experiences/${slug}/`))
  const texts = await Promise.all(pages.map(async page => (await get(page, "no-cache")).text()))
  const width = window.innerWidth * window.devicePixelRatio
  const fresh = [...pages, ...pages.map(pageDataPath)]
  const files = texts.flatMap(text => filesOf(text, width))
  const paths = [...new Set([...fresh, ...files])]
  // Scripts and pictures are named by their content: the browser may have them already.
  const answers = await Promise.all(
    paths.map(path => get(path, fresh.includes(path) ? "no-cache" : "default")),
  )
  const cache = await caches.open(cacheOf(slug))
  await Promise.all(paths.map((path, index) => cache.put(path, answers[index] as Response)))
  // What an earlier release needed.
  const old = (await cache.keys()).filter(({url}) => !paths.includes(new URL(url).pathname))
  await Promise.all(old.map(request => cache.delete(request)))
}

const dropAll = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration("/")
  await registration?.unregister()
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
  return false
}

/** Slugs that this page has kept anew: what another visit kept may be out of date. */
const renewed = new Set<string>()

const update = async (slugs: readonly string[]): Promise<boolean> => {
  if (slugs.length === 0) return dropAll()
  await navigator.serviceWorker.register(workerFile)
  const gone = (await caches.keys()).filter(
    name => name.startsWith(cacheOf("")) && !slugs.some(slug => cacheOf(slug) === name),
  )
  await Promise.all(gone.map(name => caches.delete(name)))
  for (const slug of slugs) {
    if (renewed.has(slug)) continue
    try {
      await keepTrip(slug)
      renewed.add(slug)
    } catch {
      // Without a network, or of a trip that is gone: what an earlier visit kept stays.
    }
  }
  const isKept = await Promise.all(slugs.map(slug => caches.has(cacheOf(slug))))
  return isKept.every(Boolean)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Has the device keep the pages of saved trips, renewed once a visit. The first trip brings the
 * worker, the last one takes everything with it.
 *
 * @returns whether all of them can be read without a network
 */
export const keepOffline = (slugs: readonly string[]): Promise<boolean> => {
  if (!canKeep()) return Promise.resolve(false)
  // In sequence: a removal must not overtake the saving before it.
  const result = last.then(() => update(slugs))
  last = result.catch(() => undefined)
  // A worker that cannot be installed must not hold up what comes next.
  return result.then(async isKept => isKept && Boolean(await navigator.serviceWorker.ready))
}
