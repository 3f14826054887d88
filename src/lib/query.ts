import {useMemo, useSyncExternalStore} from "react"
import {attempt} from "./attempt"
import {replaceAddress} from "./replace-address"

/** Milliseconds without a change after which it is written. */
const writeAfter = 300
/** Milliseconds until the next attempt where the browser refuses. */
const retryAfter = 5000

/** The parts of a query, also where a chat app has encoded it or its "&", and with "trips[]=". */
const partsOf = (search: string) =>
  new URLSearchParams(
    (search.includes("=") ? search : textIn(search))
      .replace(/(\w)(?:\[\w*\]|%5B\w*%5D)(?==|%3D)/gi, "$1")
      .replace(/(?:&amp;|;|%(?:25)*26)(\w+)(?:=|%(?:25)*3D)/gi, "&$1="),
  )

/** A query that is still to be written, and the page it is for. */
let pending: {pathname: string; search: string} | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const currentSearch = () =>
  pending?.pathname === window.location.pathname ? pending.search : window.location.search

const write = () => {
  clearTimeout(timer)
  if (!pending) return
  const {pathname, hash} = window.location
  const {search} = pending
  const isDone = pending.pathname !== pathname || replaceAddress(pathname + search + hash)
  if (isDone) pending = undefined
  else timer = setTimeout(write, retryAfter)
}

if (typeof window !== "undefined") {
  // A link may lead on, to another entry of the history.
  document.addEventListener("click", write, true)
  window.addEventListener("pagehide", write)
  window.addEventListener("popstate", () => {
    pending = undefined
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The query of the address as it is at this moment, in a browser. */
export const currentQuery = () => partsOf(currentSearch())

/** The query of the page's address; undefined on the server and during hydration, which know none. */
export const useQuery = (): URLSearchParams | undefined => {
  const search = useSyncExternalStore(subscribe, currentSearch, () => undefined)
  return useMemo(() => (search === undefined ? undefined : partsOf(search)), [search])
}

/** A text of the query, also where a chat app has encoded it once more. */
export const textIn = (value: string): string => {
  const text = value.replace(/%(?:25)+/g, "%")
  return attempt(() => decodeURIComponent(text)) ?? value
}

/** The slugs or other keys in a value of the query, whatever a chat app has put round or between them. */
export const keysIn = (value: string): string[] =>
  textIn(value)
    .toLowerCase()
    .match(/[a-z0-9-]+/g) ?? []

/** Changes the query of the history's entry, once it rests for a moment; undefined removes a part. */
export const writeQuery = (changes: Readonly<Record<string, string | undefined>>): void => {
  const query = partsOf(currentSearch())
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  const text = query.toString()
  pending = {pathname: window.location.pathname, search: text && `?${text}`}
  clearTimeout(timer)
  timer = setTimeout(write, writeAfter)
  for (const listener of listeners) listener()
}
