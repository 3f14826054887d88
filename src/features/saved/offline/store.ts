import type {Kept} from "./release"

/** Cache of metadata: what is kept, and which page came from which cache. */
const notes = "trips-notes"

/** Prefix of every release cache. */
export const releaseCaches = "trips-of-"

const keptNote = "/-/kept"
const pageNote = (client: string) => `/-/page/${client}`

const read = async <Value>(name: string): Promise<Value | undefined> => {
  try {
    // `open` would create the cache again after it was dropped.
    const note = await caches.match(name, {cacheName: notes})
    return note && ((await note.json()) as Value)
  } catch {
    return undefined
  }
}

const write = async (name: string, value: unknown) => {
  await (await caches.open(notes)).put(name, new Response(JSON.stringify(value)))
}

/** What the device keeps; undefined for nothing, or if the browser has evicted it. */
export const readKept = async (): Promise<Kept | undefined> => {
  const kept = await read<Kept>(keptNote)
  return kept && (await caches.has(kept.cache)) ? kept : undefined
}

export const writeKept = (kept: Kept): Promise<void> => write(keptNote, kept)

/** Milliseconds that a page may take to open; the browser does not list it until then. */
const openingTime = 30_000

/** When each page began to open, and from which cache, by client id. */
const opening = new Map<string, {since: number; cache: string}>()

const isOpening = (client: string) =>
  performance.now() - (opening.get(client)?.since ?? Number.NEGATIVE_INFINITY) < openingTime

/** The cache that a page came from; undefined for the network. */
export const cacheOfPage = async (client: string): Promise<string | undefined> => {
  const opened = opening.get(client)?.cache
  if (opened && (await caches.has(opened))) return opened
  return client ? read<string>(pageNote(client)) : undefined
}

/**
 * Remembers that a page came from a cache, so that its requests use it, too. On a full disk this
 * lasts as long as the worker.
 */
export const notePage = async (client: string, cache: string): Promise<void> => {
  opening.set(client, {since: performance.now(), cache})
  await write(pageNote(client), cache).catch(() => undefined)
}

/**
 * Removes caches that are neither current nor used by an open page.
 *
 * @param open - ids of the pages that are open
 */
export const tidy = async (open: readonly string[]): Promise<void> => {
  const used = await Promise.all(open.map(cacheOfPage))
  if (await caches.has(notes)) {
    const store = await caches.open(notes)
    for (const {url} of await store.keys()) {
      const [, client] = /\/-\/page\/(.+)$/.exec(url) ?? []
      if (!client || open.includes(client)) continue
      if (isOpening(client)) used.push(await cacheOfPage(client))
      else await store.delete(url)
    }
  }
  const kept = await readKept()
  const names = (await caches.keys()).filter(name => name.startsWith(releaseCaches))
  await Promise.all(
    names
      .filter(name => name !== kept?.cache && !used.includes(name))
      .map(name => caches.delete(name)),
  )
}

/** Removes all that the worker has ever kept. */
export const dropAll = async (): Promise<void> => {
  const names = (await caches.keys()).filter(
    name => name === notes || name.startsWith(releaseCaches),
  )
  await Promise.all(names.map(name => caches.delete(name)))
}
