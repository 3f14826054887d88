import {type Language, languages, toLanguage} from "../../../i18n/languages"
import {localizedPath} from "../../../i18n/paths"
import {withSlash} from "../../../lib/with-slash"
import {folderOf} from "./pictures"
import {notKeptId} from "./release"
import {cacheOfPage, notePage, readKept} from "./store"

/** Milliseconds to wait for the network if the device keeps the page. */
const patience = 6000

/** The parts of a request that the worker reads. */
export type Asked = {request: Request; clientId: string; resultingClientId?: string}

/** Whether the answer says that the server, or one behind it, is down or overloaded. */
const isDown = ({status}: Response) => status >= 500 || status === 429

/** A timely answer; undefined for none, a late one, or one of a server that is down. */
const inTime = async (answer: Promise<Response>): Promise<Response | undefined> => {
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  const soon = await Promise.race([answer.catch(() => undefined), late])
  return soon && !isDown(soon) ? soon : undefined
}

/** A file from a cache. A picture of any size will do. */
const fileIn = async (name: string, path: string): Promise<Response | undefined> => {
  const exact = await caches.match(path, {cacheName: name})
  const folder = exact ? undefined : folderOf(path)
  if (!folder || !(await caches.has(name))) return exact
  const cache = await caches.open(name)
  const other = (await cache.keys()).find(({url}) => new URL(url).pathname.startsWith(folder))
  return other && cache.match(other)
}

/** The language of an address, or where it names none, the visitor's: as stored, or the browser's. */
const languageOf = async (path: string): Promise<Language> => {
  const named = languages.find(language => path.startsWith(`/${language}/`))
  if (named) return named
  const stored = await globalThis.cookieStore?.get("i18next").catch(() => null)
  return toLanguage(stored?.value ?? navigator.language)
}

/**
 * Answers a navigation: from the network, or from the cache if the network fails, is too slow, or
 * reaches a server that is down. A page from a cache gets everything else from the same cache, so
 * releases never mix. Without a network any other page leads to the list of saved trips, which says
 * that this page is not kept, and what can be opened.
 */
export const answerPage = async ({request, resultingClientId}: Asked): Promise<Response> => {
  const fromNetwork = fetch(request)
  // The failure is handled below; this avoids an unhandled rejection.
  fromNetwork.catch(() => undefined)
  const kept = await readKept()
  const path = withSlash(new URL(request.url).pathname)
  const page = kept && (await caches.match(path, {cacheName: kept.cache}))
  if (!kept) return fromNetwork
  if (!page)
    return fromNetwork.catch(async failure => {
      const list = localizedPath(await languageOf(path), "/saved/")
      if (path === list || !(await caches.match(list, {cacheName: kept.cache}))) throw failure
      return Response.redirect(new URL(`${list}#${notKeptId}`, request.url).href)
    })
  const answer = await inTime(fromNetwork)
  if (answer) return answer
  if (resultingClientId) await notePage(resultingClientId, kept.cache)
  return page
}

/** A file named by its content: every release has the same one under that name. */
const isTheSameInAll = (path: string) =>
  /-[0-9a-f]{20}\.js$/.test(path) || folderOf(path) !== undefined

/**
 * Answers any other request. A page from a cache gets its files from that cache, and no page data
 * from elsewhere. All other pages use the network; if it fails, content-addressed files come from
 * the cache.
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
