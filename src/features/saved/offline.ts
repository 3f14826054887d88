import {type KeepRequest, type Kept, workerFile} from "./offline/release"

/** Milliseconds to wait for the worker. */
const patience = 120_000

/**
 * Whether trips can be kept offline: not in `develop`, not behind the gate, and only on secure
 * pages.
 */
export const canKeep = (): boolean =>
  process.env.NODE_ENV === "production" &&
  "serviceWorker" in navigator &&
  document.documentElement.dataset.gate === undefined

/** The worker, once it is active. */
const activeWorker = async (slugs: readonly string[]) => {
  const {serviceWorker} = navigator
  const known = await serviceWorker.getRegistration("/")
  if (!known && slugs.length === 0) return null
  if (!known) await serviceWorker.register(workerFile, {scope: "/"})
  return known?.active ?? (await serviceWorker.ready).active
}

const tell = async (slugs: readonly string[]): Promise<Kept | null> => {
  const worker = await activeWorker(slugs)
  if (!worker) return null
  const wish: KeepRequest = {slugs, width: Math.round(window.innerWidth * window.devicePixelRatio)}
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel()
    const wait = setTimeout(() => resolve(null), patience)
    port1.onmessage = ({data}) => {
      clearTimeout(wait)
      resolve(data as Kept | null)
    }
    worker.postMessage(wish, [port2])
  })
}

/**
 * Tells the worker which trips to keep. The first trip registers the worker, the last one removes
 * it. Calls run in sequence across tabs: a “remove” must not overtake the “keep” before it.
 *
 * @param slugs - the saved trips
 * @returns what is kept after that; null if nothing is, or where no answer comes in time
 * @throws Error if the browser allows no worker
 */
export const keepOffline = async (slugs: readonly string[]): Promise<Kept | null> =>
  navigator.locks.request(workerFile, () => tell(slugs))
