import {pageDataPath} from "../../../lib/page-data"
import {picturesOf} from "./pictures"
import {type KeepRequest, type Kept, type KeptTrip, type Release, releaseFile} from "./release"
import {readKept, releaseCaches, writeKept} from "./store"

/** The release has no such page; the network is fine. */
class Gone extends Error {}

/** Milliseconds to wait for a file: one that hangs must not block later requests. */
const patience = 60_000

/** Fetches a complete file; redirects and errors are refused. */
const get = async (path: string, cache: RequestCache = "no-cache"): Promise<Response> => {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(path, {cache, credentials: "same-origin", signal})
  if ([404, 410].includes(answer.status) || answer.redirected) throw new Gone(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** Fetches files, pages and trips of a release into a cache. */
const fetchInto = (cache: Cache, release: Release, width: number) => {
  const put = async (path: string, answer: Response): Promise<number> => {
    const {size} = await answer.clone().blob()
    await cache.put(path, answer)
    return size
  }
  /** Named by their content: the browser may have them already. */
  const addFiles = async (paths: readonly string[]) =>
    sum(await Promise.all(paths.map(async path => put(path, await get(path, "default")))))

  /** A page and its data; a page of another release is refused. */
  const addPage = async (page: string) => {
    const answer = await get(page)
    const html = await answer.clone().text()
    if (!html.includes(release.scripts)) throw new Error(`${page} is of another release`)
    const bytes = sum([
      await put(page, answer),
      await put(pageDataPath(page), await get(pageDataPath(page))),
    ])
    return {html, bytes}
  }
  const addPages = (pages: readonly string[]) => Promise.all(pages.map(addPage))

  const addTrip = async (slug: string): Promise<KeptTrip> => {
    const pages = release.trips.map(path => path.replace(":slug", slug))
    const added = await addPages(pages)
    const pictures = [...new Set(added.flatMap(({html}) => picturesOf(html, width)))]
    const files = [...pages, ...pages.map(pageDataPath), ...pictures]
    return {slug, files, bytes: sum(added.map(({bytes}) => bytes)) + (await addFiles(pictures))}
  }

  /** Leaves out trips that the release does not have. */
  const addTrips = async (slugs: readonly string[]): Promise<KeptTrip[]> => {
    const trips: KeptTrip[] = []
    // In sequence, so that a phone stays responsive.
    for (const slug of slugs)
      try {
        trips.push(await addTrip(slug))
      } catch (error) {
        if (!(error instanceof Gone)) throw error
      }
    return trips
  }
  return {addFiles, addPages, addTrips}
}

/** Fetches a whole release into a new cache, and deletes it if anything fails. */
const fetchRelease = async (release: Release, slugs: readonly string[], width: number) => {
  const name = `${releaseCaches}${release.id}-${Math.random().toString(36).slice(2)}`
  try {
    const {addFiles, addPages, addTrips} = fetchInto(await caches.open(name), release, width)
    const files = await addFiles(release.files)
    const pages = await addPages(release.pages)
    const trips = await addTrips(slugs)
    const sharedBytes = files + sum(pages.map(({bytes}) => bytes))
    return {release: release.id, cache: name, since: Date.now(), sharedBytes, trips}
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/** Removes files that no other saved trip needs. */
const removeFiles = async (kept: Kept, gone: readonly KeptTrip[], left: readonly KeptTrip[]) => {
  const cache = await caches.open(kept.cache)
  const needed = new Set(left.flatMap(({files}) => files))
  const files = gone.flatMap(trip => trip.files).filter(path => !needed.has(path))
  await Promise.all(files.map(path => cache.delete(path)))
}

const readRelease = async () => (await (await get(releaseFile, "no-store")).json()) as Release

/**
 * Updates the cache to the wanted trips. Unwanted trips go at once. The current release gets what
 * is missing; a new one is fetched whole before it takes over. If anything fails, the cache stays
 * as it was.
 *
 * @throws Error if something that is wanted is unavailable
 */
export const keepTrips = async (
  slugs: readonly string[],
  {width}: Pick<KeepRequest, "width">,
): Promise<void> => {
  const before = await readKept()
  if (before) {
    const left = before.trips.filter(({slug}) => slugs.includes(slug))
    const gone = before.trips.filter(({slug}) => !slugs.includes(slug))
    if (gone.length > 0) {
      await writeKept({...before, trips: left})
      await removeFiles(before, gone, left)
    }
  }
  const release = await readRelease()
  const kept = await readKept()
  let next: Kept
  if (kept?.release === release.id) {
    const missing = slugs.filter(slug => !kept.trips.some(trip => trip.slug === slug))
    const added = await fetchInto(await caches.open(kept.cache), release, width).addTrips(missing)
    if (added.length === 0) return
    next = {...kept, trips: [...kept.trips, ...added]}
  } else next = await fetchRelease(release, slugs, width)
  // Another release may have gone live meanwhile; some files could belong to it.
  if ((await readRelease()).id !== release.id) {
    if (next.cache !== kept?.cache) await caches.delete(next.cache)
    throw new Error("another release went live meanwhile")
  }
  await writeKept(next)
}
