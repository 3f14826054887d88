import {picturesOf} from "./pictures"
import {type Kept, type KeptTrip, type Release, releaseFile, type Wish} from "./release"
import {readKept, releaseCaches, writeKept} from "./store"

/** A page that the release does not have; nothing is wrong with the network. */
class Gone extends Error {}

/** Milliseconds that a file is waited for: one that hangs must not hold up what is wished later. */
const patience = 60_000

/** Fetches a file whole; a page of another address, or none, is not it. */
const get = async (path: string, cache: RequestCache = "no-cache"): Promise<Response> => {
  const signal = AbortSignal.timeout?.(patience)
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

const dataOf = (page: string) => `/page-data${page}page-data.json`

/** Puts a page and its data into the cache; a page of another release is none. */
const addPage = async (cache: Cache, page: string, release: Release) => {
  const answer = await get(page)
  const html = await answer.clone().text()
  if (!html.includes(release.scripts)) throw new Error(`${page} is of another release`)
  const bytes = sum([
    await put(cache, page, answer),
    await put(cache, dataOf(page), await get(dataOf(page))),
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
    const files = [...pages, ...pages.map(dataOf), ...pictures]
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
  // One after the other: a phone is to stay usable meanwhile.
  for (const slug of slugs) {
    const trip = await addTrip(cache, slug, release, width)
    if (trip) trips.push(trip)
  }
  return trips
}

/** Fetches a release whole into a cache of its own; where anything fails the cache goes again. */
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

/** Removes files that no other trip needs. */
const removeFiles = async (kept: Kept, gone: readonly KeptTrip[], left: readonly KeptTrip[]) => {
  const cache = await caches.open(kept.cache)
  const needed = new Set(left.flatMap(({files}) => files))
  const files = gone.flatMap(trip => trip.files).filter(path => !needed.has(path))
  await Promise.all(files.map(path => cache.delete(path)))
}

const readRelease = async () => (await (await get(releaseFile, "no-store")).json()) as Release

/**
 * Brings what is kept to what is wished. Trips that are no longer wished go at once. A release that
 * is kept already gets what is missing; another one is fetched whole and takes over only then. Where
 * anything fails, what was kept stays as it was.
 *
 * @throws Error where something that is wished could not be had
 */
export const keepTrips = async (slugs: readonly string[], {width}: Wish): Promise<void> => {
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
  // While it was fetched, another one may have gone live: then some of it may be of that one.
  if ((await readRelease()).id !== release.id) {
    if (next.cache !== kept?.cache) await caches.delete(next.cache)
    throw new Error("another release went live meanwhile")
  }
  await writeKept(next)
}
