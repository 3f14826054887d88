/** @jest-environment node */
import {keepTrips} from "./keep"
import {dropAll, notePage, readKept, releaseCaches, tidy} from "./store"
import {fakeSite, openPage} from "./testing/fake-site"

const site = fakeSite()
const wish = {width: 800}

/** Another release goes live between the two times that a worker asks which one it is. */
const publishMeanwhile = (id: string) => {
  const {fetch} = globalThis
  let asked = 0
  globalThis.fetch = (async (input: string) => {
    if (input === "/release.json") asked += 1
    if (asked === 2) site.publish(id)
    return fetch(input)
  }) as typeof globalThis.fetch
}

it("lets another release take over once it is there whole", async () => {
  await keepTrips(["cali"], wish)
  site.publish("two")
  await keepTrips(["cali"], wish)
  await tidy([])
  expect((await readKept())?.release).toBe("two")
  expect(await site.releaseCount()).toBe(1)
  site.goOffline()
  expect(await openPage("/en/experiences/cali/")).toContain("hash-two")
})

it("waits for no file for ever: what hangs ends the fetching, and the old release stays", async () => {
  await keepTrips(["cali"], wish)
  site.publish("two")
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal)
  const answer = globalThis.fetch
  globalThis.fetch = (input, options) =>
    input === "/app.js"
      ? new Promise((_, reject) => {
          options?.signal?.addEventListener("abort", () => reject(new Error("too late")))
          setTimeout(() => patience.abort(), 10)
        })
      : answer(input)
  await expect(keepTrips(["cali"], wish)).rejects.toThrow("too late")
  timeout.mockRestore()
  expect((await readKept())?.release).toBe("one")
  expect(await site.releaseCount()).toBe(1)
})

it.each([
  ["a file that fails", () => (site.files["/app.js"] = null)],
  ["a page that is not there", () => delete site.files["/en/saved/"]],
  ["a page of another release", () => (site.files["/en/saved/"] = "hash-three")],
  ["a full disk", () => (site.stores.room = 2)],
])("keeps the old release whole with %s", async (_, spoil) => {
  await keepTrips(["cali"], wish)
  site.publish("two")
  spoil()
  await expect(keepTrips(["cali"], wish)).rejects.toThrow()
  site.stores.room = 100
  await tidy([])
  expect((await readKept())?.release).toBe("one")
  expect(await site.releaseCount()).toBe(1)
  site.goOffline()
  expect(await openPage("/en/experiences/cali/")).toContain("hash-one")
})

it("drops what it fetched if yet another release goes live meanwhile", async () => {
  await keepTrips(["cali"], wish)
  site.publish("two")
  publishMeanwhile("three")
  await expect(keepTrips(["cali"], wish)).rejects.toThrow(/another release/)
  expect((await readKept())?.release).toBe("one")
})

it("forgets what a killed worker has left, but not what an open page came from", async () => {
  await keepTrips(["cali"], wish)
  const old = (await readKept())?.cache ?? ""
  await site.stores.open(`${releaseCaches}half`)
  await notePage("page", old)
  site.publish("two")
  await keepTrips(["cali"], wish)
  // The browser does not list a page yet that is just opening.
  await tidy([])
  expect(await site.releaseCount()).toBe(2)
  const later = jest.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER)
  await tidy(["page"])
  expect(await site.releaseCount()).toBe(2)
  await tidy([])
  expect(await site.releaseCount()).toBe(1)
  later.mockRestore()
})

it("keeps what it had if another release goes live while it adds a trip", async () => {
  await keepTrips(["cali"], wish)
  const before = await readKept()
  publishMeanwhile("two")
  await expect(keepTrips(["cali", "chiva"], wish)).rejects.toThrow(/another release/)
  expect(await readKept()).toEqual(before)
  expect(await site.releaseCount()).toBe(1)
})

it("knows of nothing where the browser has thrown its cache away", async () => {
  await keepTrips(["cali"], wish)
  await site.stores.delete((await readKept())?.cache ?? "")
  expect(await readKept()).toBeUndefined()
  await keepTrips(["cali"], wish)
  expect((await readKept())?.trips).toHaveLength(1)
  await dropAll()
  expect(await site.stores.keys()).toEqual([])
})

it("removes no other cache of the site", async () => {
  await site.stores.open("another")
  await keepTrips(["cali"], wish)
  await tidy([])
  await dropAll()
  expect(await site.stores.keys()).toEqual(["another"])
})

it("takes a note that is damaged for none", async () => {
  await keepTrips(["cali"], wish)
  const notes = await site.stores.open("trips-notes")
  await notes.put("/-/kept", new Response("{"))
  expect(await readKept()).toBeUndefined()
})
