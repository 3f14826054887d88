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
  if (answer.status === 404 || answer.redirected) throw new Gone(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

const put = async (cache: Cache, path: string, answer: Response): Promise<number> => {
  const {size} = await answer.clone().blob()
  await cache.put(path, answer)
  return size
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** Caches a page and its data; a page of another release is refused. */
const addPage = async (cache: Cache, page: string, release: Release) => {
  const answer = await get(page)
  const html = await answer.clone().text()
  if (!html.includes(release.scripts)) throw new Error(`${page} is of another release`)
  const bytes = sum([
    await put(cache, page, answer),
    await put(cache, pageDataPath(page), await get(pageDataPath(page))),
  ])
  return {html, bytes}
}

const addTrip = async (
  cache: Cache,
  slug: string,
  release: Release,
  width: number,
): Promise<KeptTrip | undefined> => {
  const pages = release.trips.map(path => path.replace(":slug", slug))
  try {
    const added = await Promise.all(pages.map(page => addPage(cache, page, release)))
    const pictures = [...new Set(added.flatMap(({html}) => picturesOf(html, width)))]
    const sizes = await Promise.all(
      pictures.map(async path => put(cache, path, await get(path, "default"))),
    )
    const files = [...pages, ...pages.map(pageDataPath), ...pictures]
    return {slug, files, bytes: sum(added.map(({bytes}) => bytes)) + sum(sizes)}
  } catch (error) {
    if (error instanceof Gone) return undefined
    throw error
  }
}

const addTrips = async (
  cache: Cache,
  slugs: readonly string[],
  release: Release,
  width: number,
): Promise<KeptTrip[]> => {
  const trips: KeptTrip[] = []
  // In sequence, so that a phone stays responsive.
  for (const slug of slugs) {
    const trip = await addTrip(cache, slug, release, width)
    if (trip) trips.push(trip)
  }
  return trips
}

/** Fetches a whole release into a new cache, and deletes it if anything fails. */
const fetchRelease = async (release: Release, slugs: readonly string[], width: number) => {
  const name = `${releaseCaches}${release.id}-${Math.random().toString(36).slice(2)}`
  const cache = await caches.open(name)
  try {
    const files = await Promise.all(
      release.files.map(async path => put(cache, path, await get(path, "default"))),
    )
    const pages = await Promise.all(release.pages.map(page => addPage(cache, page, release)))
    const trips = await addTrips(cache, slugs, release, width)
    const sharedBytes = sum([...files, ...pages.map(({bytes}) => bytes)])
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
export const keepTrips = async (slugs: readonly string[], {width}: KeepRequest): Promise<void> => {
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
    const cache = await caches.open(kept.cache)
    const added = await addTrips(cache, missing, release, width)
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
