import {folderOf} from "./pictures"
import {cacheOfPage, notePage, readKept} from "./store"

/** Milliseconds that a page is waited for while the device has it. */
const patience = 6000

/** A request, as far as the worker looks at it. */
export type Asked = {request: Request; clientId: string; resultingClientId?: string}

/** An answer that comes soon; undefined for one that fails or takes too long. */
const inTime = (answer: Promise<Response>): Promise<Response | undefined> =>
  new Promise(resolve => {
    const wait = setTimeout(resolve, patience)
    const settle = (soon?: Response) => {
      clearTimeout(wait)
      resolve(soon)
    }
    answer.then(settle, () => settle())
  })

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

/** A file of a cache; of a picture any size will do. */
const fileIn = async (name: string, path: string): Promise<Response | undefined> => {
  const exact = await caches.match(path, {cacheName: name})
  const folder = exact ? undefined : folderOf(path)
  if (!folder || !(await caches.has(name))) return exact
  const cache = await caches.open(name)
  const other = (await cache.keys()).find(({url}) => new URL(url).pathname.startsWith(folder))
  return other && cache.match(other)
}

/**
 * Answers for a page that is opened: the network does, and where it fails or is too slow, what is
 * kept. Such a page gets everything else from there, too, so that two releases never mix.
 */
export const answerPage = async ({request, resultingClientId}: Asked): Promise<Response> => {
  const fromNetwork = fetch(request)
  // Who waits for it below hears of a failure; it must not count as unheard before.
  fromNetwork.catch(() => undefined)
  const kept = await readKept()
  const path = withSlash(new URL(request.url).pathname)
  const page = kept && (await caches.match(path, {cacheName: kept.cache}))
  if (!kept || !page) return fromNetwork
  const answer = await inTime(fromNetwork)
  if (answer) return answer
  if (resultingClientId) await notePage(resultingClientId, kept.cache)
  return page
}

/** A script whose name says what is in it, or a picture: no release has another under that name. */
const isTheSameInAll = (path: string) =>
  /-[0-9a-f]{20}\.js$/.test(path) || folderOf(path) !== undefined

/**
 * Answers for anything else: a page from a cache gets what belongs to it from there, and no page's
 * data from anywhere else. All other pages have the network; where it fails, what is kept serves for
 * what no release has otherwise, so that a part of a page that comes late still comes.
 */
export const answerFile = async ({request, clientId}: Asked): Promise<Response> => {
  const name = await cacheOfPage(clientId)
  const {pathname} = new URL(request.url)
  if (!name)
    return fetch(request).catch(async error => {
      const kept = isTheSameInAll(pathname) ? await readKept() : undefined
      const file = kept && (await fileIn(kept.cache, pathname))
      if (file) return file
      throw error
    })
  const file = await fileIn(name, pathname)
  if (file) return file
  return pathname.startsWith("/page-data/") ? Response.error() : fetch(request)
}
