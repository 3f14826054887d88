/** @jest-environment node */
import {answerPage} from "./answer"
import {keepTrips} from "./keep"
import {readKept} from "./store"
import {ask, fakeSite, openPage} from "./testing/fake-site"

const site = fakeSite()
const wish = {width: 800}

it("adds and removes trips within a release, with what belongs to them", async () => {
  await keepTrips(["cali"], wish)
  await keepTrips(["cali", "chiva", "gone"], wish)
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["cali", "chiva"])
  await keepTrips(["chiva"], wish)
  site.goOffline()
  // Nothing of it is left: the list of saved trips opens in its place.
  expect((await answerPage({request: ask("/en/experiences/cali/"), clientId: ""})).status).toBe(302)
  expect(await openPage("/en/experiences/chiva/")).toContain("hash-one")
})

it("removes a trip also without a network", async () => {
  await keepTrips(["cali", "chiva"], wish)
  site.goOffline()
  await expect(keepTrips(["chiva"], wish)).rejects.toThrow()
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["chiva"])
})

it("keeps pages whole that belong together, each trip with its files and its bytes", async () => {
  jest.spyOn(Date, "now").mockReturnValueOnce(7)
  await keepTrips(["cali"], wish)
  const kept = await readKept()
  const page = "/en/experiences/cali/"
  const list = [
    page,
    `/page-data${page}page-data.json`,
    "/static/caaa0000000000000000000000000000/p-800.webp",
  ]
  const bytes = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + (site.files[path]?.length ?? 0), 0)
  expect(kept).toMatchObject({release: "one", since: 7})
  expect(kept?.trips).toEqual([{slug: "cali", files: list, bytes: bytes(list)}])
  expect(kept?.sharedBytes).toBe(
    bytes([
      "/own-one.js",
      "/app.js",
      ...["en", "es"].flatMap(language => [
        `/${language}/saved/`,
        `/page-data/${language}/saved/page-data.json`,
      ]),
    ]),
  )
})

it("asks for pages anew, and takes scripts and pictures from the browser's own cache", async () => {
  const asked: Record<string, RequestInit | undefined> = {}
  const {fetch} = globalThis
  globalThis.fetch = (async (input: string, options?: RequestInit) => {
    asked[input] = options
    return fetch(input)
  }) as typeof globalThis.fetch
  await keepTrips(["cali"], wish)
  const cacheOf = (path: string) => asked[path]?.cache
  expect(cacheOf("/release.json")).toBe("no-store")
  expect(cacheOf("/en/experiences/cali/")).toBe("no-cache")
  expect(cacheOf("/app.js")).toBe("default")
  expect(cacheOf("/static/caaa0000000000000000000000000000/p-800.webp")).toBe("default")
  for (const options of Object.values(asked)) expect(options?.credentials).toBe("same-origin")
})

it("leaves out a trip whose page leads elsewhere or is gone, and fails with one that the server cannot send", async () => {
  const answerWith = (status: number, redirected: boolean) => {
    const {fetch} = globalThis
    globalThis.fetch = (async (input: string) => {
      const answer = await fetch(input)
      if (!input.includes("/chiva/")) return answer
      const other = new Response("elsewhere", {status})
      Object.defineProperty(other, "redirected", {value: redirected})
      return other
    }) as typeof globalThis.fetch
    return () => {
      globalThis.fetch = fetch
    }
  }
  const mend = answerWith(200, true)
  await keepTrips(["cali", "chiva"], wish)
  mend()
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["cali"])
  const mendAgain = answerWith(410, false)
  await keepTrips(["cali", "chiva"], wish)
  mendAgain()
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["cali"])
  answerWith(500, false)
  await expect(keepTrips(["cali", "chiva"], wish)).rejects.toThrow(/chiva.*500/)
})

it("keeps a picture that two trips share until the last of them goes", async () => {
  const shared = "/static/eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee/p-400.webp"
  const source = `<img srcset="${shared} 400w">`
  for (const slug of ["cali", "chiva"]) site.files[`/en/experiences/${slug}/`] += source
  site.files[shared] = "shared"
  await keepTrips(["cali", "chiva"], wish)
  const {cache = ""} = (await readKept()) ?? {}
  const has = async () => (await site.stores.match(shared, {cacheName: cache})) !== undefined
  await keepTrips(["chiva"], wish)
  expect(await has()).toBe(true)
  await keepTrips([], wish)
  expect(await has()).toBe(false)
})

it("fetches nothing again of a trip that is kept", async () => {
  await keepTrips(["cali"], wish)
  const before = await readKept()
  delete site.files["/en/experiences/cali/"]
  await keepTrips(["cali"], wish)
  expect(await readKept()).toEqual(before)
  await keepTrips(["cali", "chiva"], wish)
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["cali", "chiva"])
  expect((await readKept())?.sharedBytes).toBe(before?.sharedBytes)
})

it("keeps each trip once, however many are kept already", async () => {
  site.publish("one", ["cali", "chiva", "guatape"])
  await keepTrips(["cali", "chiva"], wish)
  await keepTrips(["cali", "chiva", "guatape"], wish)
  expect((await readKept())?.trips.map(({slug}) => slug)).toEqual(["cali", "chiva", "guatape"])
})
