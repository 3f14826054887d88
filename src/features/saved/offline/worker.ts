/**
 * Service worker of devices that keep trips. It answers with saved pages and their files, and only
 * if the network does not.
 */
import {type Asked, answerFile, answerPage} from "./answer"
import {keepTrips} from "./keep"
import type {KeepRequest} from "./release"
import {dropAll, readKept, tidy} from "./store"

type Extendable = Event & {waitUntil: (work: Promise<unknown>) => void}
type Fetching = Extendable & Asked & {respondWith: (answer: Promise<Response>) => void}
type Message = Extendable & {data: KeepRequest; ports: readonly MessagePort[]}
type Worker = {
  location: Location
  skipWaiting: () => Promise<void>
  clients: {claim: () => Promise<void>; matchAll: (options: object) => Promise<{id: string}[]>}
  registration: {unregister: () => Promise<boolean>}
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
}
type Events = {install: Extendable; activate: Extendable; fetch: Fetching; message: Message}

const worker = self as unknown as Worker

worker.addEventListener("install", event => event.waitUntil(worker.skipWaiting()))
worker.addEventListener("activate", event => event.waitUntil(worker.clients.claim()))

worker.addEventListener("fetch", event => {
  const {request} = event
  const isOwn = new URL(request.url).origin === worker.location.origin
  if (request.method !== "GET" || !isOwn) return
  event.respondWith(request.mode === "navigate" ? answerPage(event) : answerFile(event))
})

/** Requests are handled in sequence. */
let last: Promise<unknown> = Promise.resolve()

const meet = async (wish: KeepRequest) => {
  const {slugs} = wish
  if (slugs.length === 0) {
    await dropAll()
    await worker.registration.unregister()
    return
  }
  await keepTrips(slugs, wish)
}

const openPages = async () =>
  (await worker.clients.matchAll({includeUncontrolled: true, type: "window"})).map(({id}) => id)

worker.addEventListener("message", event => {
  const {data, ports} = event
  if (typeof data?.width !== "number" || !Array.isArray(data.slugs)) return
  last = last
    .then(() => meet(data))
    .catch(() => undefined)
    .then(async () => {
      await tidy(await openPages()).catch(() => undefined)
      ports[0]?.postMessage((await readKept().catch(() => undefined)) ?? null)
    })
  event.waitUntil(last)
})
