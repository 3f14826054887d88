/** @jest-environment node */
type Listener = (event: object) => void

const answerPage = jest.fn(async () => "page")
const answerFile = jest.fn(async () => "file")
const keepTrips = jest.fn(async (..._: unknown[]) => undefined as unknown)
const dropAll = jest.fn(async () => undefined)
const tidy = jest.fn(async (_: readonly string[]) => undefined as unknown)
const readKept = jest.fn(async () => undefined as unknown)

jest.mock("./answer", () => ({
  answerPage: () => answerPage(),
  answerFile: () => answerFile(),
}))
jest.mock("./keep", () => ({
  keepTrips: (...wished: unknown[]) => keepTrips(...wished),
}))
jest.mock("./store", () => ({
  dropAll: () => dropAll(),
  tidy: (open: readonly string[]) => tidy(open),
  readKept: () => readKept(),
}))

const listeners: Record<string, Listener> = {}
const unregister = jest.fn(async () => true)
const matchAll = jest.fn(async (_: object) => [{id: "a"}, {id: "b"}])
const skipWaiting = jest.fn(async () => "skipped")
const claim = jest.fn(async () => "claimed")

beforeAll(() => {
  const self = {
    location: {origin: "https://site.example"},
    skipWaiting,
    clients: {claim, matchAll},
    registration: {unregister},
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
  }
  Object.assign(globalThis, {self})
  require("./worker")
})

beforeEach(() => jest.clearAllMocks())

/** What an event makes the worker wait for. */
const fire = (name: string, event: object = {}) => {
  let work: Promise<unknown> | undefined
  listeners[name]?.({
    waitUntil: (promise: Promise<unknown>) => {
      work = promise
    },
    ...event,
  })
  return work
}

it("takes over at once, and every page that is open", async () => {
  expect(await fire("install")).toBe("skipped")
  expect(await fire("activate")).toBe("claimed")
})

describe("a request", () => {
  const ask = (request: {url?: string; method?: string; mode?: string}) => {
    const respondWith = jest.fn()
    fire("fetch", {
      request: {url: "https://site.example/en/", method: "GET", mode: "cors", ...request},
      respondWith,
    })
    return respondWith.mock.calls.map(([answer]) => answer)
  }

  it("is answered as a page that is opened, or as what belongs to one", async () => {
    expect(await Promise.all(ask({mode: "navigate"}))).toEqual(["page"])
    expect(await Promise.all(ask({}))).toEqual(["file"])
  })

  it("is left to the browser where it goes elsewhere, or sends something", () => {
    expect(ask({url: "https://tags.example/a.js"})).toEqual([])
    expect(ask({method: "POST"})).toEqual([])
    expect([answerPage, answerFile].flatMap(({mock}) => mock.calls)).toEqual([])
  })
})

describe("a wish", () => {
  const wish = async (data: unknown) => {
    const postMessage = jest.fn()
    await fire("message", {data, ports: [{postMessage}]})
    return postMessage.mock.calls.map(([answer]) => answer)
  }

  it("is met, what nobody needs goes, and what is kept is told", async () => {
    readKept.mockResolvedValueOnce({release: "one"})
    const asked = {slugs: ["cali"], width: 400}
    expect(await wish(asked)).toEqual([{release: "one"}])
    expect(keepTrips).toHaveBeenCalledWith(["cali"], asked)
    expect(tidy).toHaveBeenCalledWith(["a", "b"])
    expect(matchAll).toHaveBeenCalledWith({includeUncontrolled: true, type: "window"})
    expect(unregister).not.toHaveBeenCalled()
  })

  it("for nothing removes everything, and the worker itself", async () => {
    expect(await wish({slugs: [], width: 400})).toEqual([null])
    expect(dropAll).toHaveBeenCalledTimes(1)
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(keepTrips).not.toHaveBeenCalled()
  })

  it("is answered also where keeping, tidying or reading fails, and the next one is met", async () => {
    for (const part of [keepTrips, tidy, readKept]) part.mockRejectedValueOnce(new Error("full"))
    expect(await wish({slugs: ["cali"], width: 400})).toEqual([null])
    expect(await wish({slugs: ["cali"], width: 400})).toEqual([null])
    expect(keepTrips).toHaveBeenCalledTimes(2)
  })

  it("is met after the one before, whose answer comes first", async () => {
    const met: string[] = []
    let finish = () => {}
    keepTrips.mockImplementationOnce(() => new Promise<void>(resolve => (finish = resolve)))
    const first = wish({slugs: ["cali"], width: 400}).then(() => met.push("first"))
    const second = wish({slugs: ["chiva"], width: 400}).then(() => met.push("second"))
    await new Promise(resolve => setTimeout(resolve))
    expect(keepTrips).toHaveBeenCalledTimes(1)
    finish()
    await Promise.all([first, second])
    expect(met).toEqual(["first", "second"])
  })

  it.each([undefined, null, "cali", {}, {width: "400"}, {width: 400}])(
    "is none: %j",
    async data => {
      expect(await wish(data)).toEqual([])
      expect(keepTrips).not.toHaveBeenCalled()
    },
  )

  it("needs no port to be met", async () => {
    await fire("message", {data: {slugs: ["cali"], width: 400}, ports: []})
    expect(keepTrips).toHaveBeenCalledTimes(1)
  })
})
