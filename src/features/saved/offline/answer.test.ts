/** @jest-environment node */
import {answerFile, answerPage} from "./answer"
import {keepTrips} from "./keep"
import {notePage, readKept, releaseCaches} from "./store"
import {ask, fakeSite, openPage} from "./testing/fake-site"

const site = fakeSite()
const wish = {width: 800}

// Also after a test that failed: the next one would wait for ever.
afterEach(() => jest.useRealTimers())

it("keeps a trip whole, and opens it without a network, whatever its query", async () => {
  await keepTrips(["cali"], wish)
  site.goOffline()
  expect(await openPage("/en/experiences/cali/?utm_source=x")).toContain("hash-one")
  expect(await openPage("/en/experiences/cali")).toContain("hash-one")
  const file = (path: string) => answerFile({request: ask(path), clientId: "page"})
  expect(await (await file("/page-data/en/experiences/cali/page-data.json")).text()).toContain(
    "one",
  )
  expect(await (await file("/static/caaa0000000000000000000000000000/p-1080.webp")).text()).toBe(
    "picture",
  )
  expect((await file("/page-data/en/experiences/chiva/page-data.json")).type).toBe("error")
  for (const path of ["/", "/en/experiences/chiva/"]) {
    const {status, headers} = await answerPage({request: ask(path), clientId: ""})
    expect([status, headers.get("location")]).toEqual([
      302,
      "https://site.example/en/saved/#not-kept",
    ])
  }
  const cache = await site.stores.open((await readKept())?.cache ?? "")
  await cache.delete("/es/saved/")
  await expect(openPage("/es/experiences/chiva/")).rejects.toThrow("Failed to fetch")
})

it.each([
  ["/", "es-CO", undefined, "es"],
  ["/", "de", undefined, "en"],
  ["/", "en", "es", "es"],
  ["/experiences", "es", "en", "en"],
  ["/en/about-us/", "es", "es", "en"],
])("leads from %s, a browser in %s with %s stored, to the list in %s", async (...of) => {
  const [path, language, value, expected] = of
  const cookieStore = {get: async () => (value ? {value} : null)}
  Object.assign(globalThis, {navigator: {language}, cookieStore})
  await keepTrips(["cali"], wish)
  site.goOffline()
  const {headers} = await answerPage({request: ask(path), clientId: ""})
  expect(headers.get("location")).toBe(`https://site.example/${expected}/saved/#not-kept`)
})

it("opens what it keeps on a device that has no room for anything more", async () => {
  await keepTrips(["cali"], wish)
  site.stores.room = 0
  site.goOffline()
  expect(await openPage("/en/experiences/cali/", "crowded")).toContain("hash-one")
  const file = await answerFile({request: ask("/app.js"), clientId: "crowded"})
  expect(await file.text()).toBe("app")
})

it("answers from the network while there is one", async () => {
  await keepTrips(["cali"], wish)
  site.files["/en/experiences/cali/"] = "new"
  expect(await openPage("/en/experiences/cali/")).toBe("new")
  const file = await answerFile({request: ask("/app.js"), clientId: "page"})
  expect(await file.text()).toBe("app")
})

it.each([500, 502, 503, 504, 429])(
  "opens what it keeps where the server answers %i, and gives that answer where it keeps nothing",
  async status => {
    await keepTrips(["cali"], wish)
    site.status = status
    expect(await openPage("/en/experiences/cali/", "saved")).toContain("hash-one")
    const file = await answerFile({request: ask("/app.js"), clientId: "saved"})
    expect(await file.text()).toBe("app")
    const other = {request: ask("/en/experiences/chiva/"), clientId: ""}
    expect((await answerPage(other)).status).toBe(status)
    const late = (path: string) => answerFile({request: ask(path), clientId: "of-the-network"})
    expect((await late("/static/caaa0000000000000000000000000000/p-400.webp")).status).toBe(200)
    expect((await late("/page-data/en/experiences/cali/page-data.json")).status).toBe(status)
  },
)

it("opens no kept page in place of one that is gone", async () => {
  await keepTrips(["cali"], wish)
  delete site.files["/en/experiences/cali/"]
  expect(await openPage("/en/experiences/cali/")).toBe("none")
})

it("waits six seconds for a page that it has, and no longer", async () => {
  await keepTrips(["cali"], wish)
  jest.useFakeTimers({doNotFake: ["nextTick", "setImmediate", "queueMicrotask"]})
  const never = new Promise<Response>(() => {})
  globalThis.fetch = () => never
  let opened = ""
  const opening = openPage("/en/experiences/cali/").then(text => {
    opened = text
  })
  await jest.advanceTimersByTimeAsync(5900)
  expect(opened).toBe("")
  await jest.advanceTimersByTimeAsync(200)
  await opening
  expect(opened).toContain("hash-one")
})

it("leaves a page without a client to the network for what belongs to it", async () => {
  await keepTrips(["cali"], wish)
  site.goOffline()
  const answer = await answerPage({request: ask("/en/experiences/cali/"), clientId: ""})
  expect(await answer.text()).toContain("hash-one")
  await expect(answerFile({request: ask("/app.js"), clientId: ""})).rejects.toThrow(
    "Failed to fetch",
  )
})

it("gives a page from the network, once that is gone, what no release has otherwise", async () => {
  const script = "/late-0123456789abcdef0123.js"
  site.files["/release.json"] = (site.files["/release.json"] ?? "").replace("/app.js", script)
  site.files[script] = "late"
  await keepTrips(["cali"], wish)
  site.goOffline()
  const file = async (path: string) => answerFile({request: ask(path), clientId: "of-the-network"})
  expect(await (await file(script)).text()).toBe("late")
  expect(await (await file("/static/caaa0000000000000000000000000000/p-400.webp")).text()).toBe(
    "picture",
  )
  for (const path of ["/start-one.js", "/page-data/en/experiences/cali/page-data.json"])
    await expect(file(path)).rejects.toThrow("Failed to fetch")
})

it("asks the network for what a kept page has not, but for no other data", async () => {
  await keepTrips(["cali"], wish)
  await notePage("page", (await readKept())?.cache ?? "")
  site.files["/late.js"] = "late"
  const file = (path: string) => answerFile({request: ask(path), clientId: "page"})
  expect(await (await file("/late.js")).text()).toBe("late")
  expect((await file("/page-data/en/page-data.json")).type).toBe("error")
  expect(await (await file("/static/dddddddddddddddddddddddddddddddd/p-400.webp")).text()).toBe(
    "none",
  )
})

it("asks the network for pictures, too, once the browser has thrown its cache away", async () => {
  await notePage("page", `${releaseCaches}gone`)
  site.files["/static/caaa0000000000000000000000000000/p-400.webp"] = "fresh"
  const answer = await answerFile({
    request: ask("/static/caaa0000000000000000000000000000/p-400.webp"),
    clientId: "page",
  })
  expect(await answer.text()).toBe("fresh")
  expect(await site.stores.has(`${releaseCaches}gone`)).toBe(false)
})
