import {folderOf} from "./pictures"
import {cacheOfPage, notePage, readKept} from "./store"

/** Milliseconds that a page is waited for while the device has it. */
const patience = 6000

/** A request, as far as the worker looks at it. */
export type Asked = {request: Request; clientId: string; resultingClientId?: string}

/** Whether a server that answers cannot serve now: it is overloaded, broken, or behind one that is. */
const isDown = ({status}: Response) => status >= 500 || status === 429

/** An answer that comes soon; undefined for none, a late one, and a server's that is down. */
const inTime = (answer: Promise<Response>): Promise<Response | undefined> =>
  new Promise(resolve => {
    const wait = setTimeout(resolve, patience)
    const settle = (soon?: Response) => {
      clearTimeout(wait)
      resolve(soon && !isDown(soon) ? soon : undefined)
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
 * Answers for a page that is opened: the network does, and where it fails, is too slow or only has a
 * server that is down, what is kept. Such a page gets everything else from there, too, so that two releases never mix.
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
  if (!name) {
    const fromNetwork = fetch(request)
    const answer = await fromNetwork.catch(() => undefined)
    if (answer && !isDown(answer)) return answer
    const kept = isTheSameInAll(pathname) ? await readKept() : undefined
    return (kept && (await fileIn(kept.cache, pathname))) ?? fromNetwork
  }
  const file = await fileIn(name, pathname)
  if (file) return file
  return pathname.startsWith("/page-data/") ? Response.error() : fetch(request)
}
