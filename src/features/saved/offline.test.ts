import {canKeep, keepOffline} from "./offline"

/** What the worker heard, in order. */
let heard: (readonly string[] | undefined)[]

/** The whole of it. */
let wishes: unknown[]

/** Whether the worker hears and never answers. */
let isDead = false

/** What a page asked the browser to register. */
let registered: unknown[][]

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A browser whose second registration takes longer than its first, as a busy one's may. */
const slowContainer = () => {
  type Registration = {active: {postMessage: (wish: unknown, ports: unknown[]) => void} | null}
  let known: Registration | undefined
  let registrations = 0
  let isReady: (registration: Registration) => void = () => undefined
  const active = {
    postMessage: (wish: unknown, [port]: unknown[]) => {
      const {slugs} = wish as {slugs?: readonly string[]}
      heard.push(slugs)
      wishes.push(wish)
      if (slugs?.length === 0) known = undefined
      if (!isDead)
        (port as {answer: (data: unknown) => void}).answer(slugs?.length ? {slugs} : null)
    },
  }
  return {
    getRegistration: async (scope: string) => (scope === "/" ? known : undefined),
    ready: new Promise<Registration>(resolve => {
      isReady = resolve
    }),
    register: async (...asked: unknown[]) => {
      registered.push(asked)
      registrations += 1
      known ??= {active: null}
      const registration = known
      await pause(registrations * 20)
      registration.active = active
      isReady(registration)
      return registration
    },
  }
}

/** One at a time, as the browser's own. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, task: () => Promise<unknown>) => {
      const turn = last.then(task, task)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

beforeEach(() => {
  heard = []
  wishes = []
  registered = []
  isDead = false
  Object.assign(navigator, {serviceWorker: slowContainer(), locks: inTurn()})
  Object.assign(window, {
    MessageChannel: class {
      port1: {onmessage?: (event: {data: unknown}) => void} = {}
      port2 = {answer: (data: unknown) => this.port1.onmessage?.({data})}
    },
  })
})

afterEach(() => jest.useRealTimers())

test("what is told while the worker is being installed arrives, in order", async () => {
  const calls = [["cali"], ["cali"], ["cali", "chiva"], []].map(slugs => keepOffline(slugs))
  const answers = await Promise.all(calls)
  expect(heard).toEqual([["cali"], ["cali"], ["cali", "chiva"], []])
  expect(answers.map(answer => answer !== null)).toEqual([true, true, true, false])
})

test("who keeps nothing gets no worker", async () => {
  expect(await keepOffline([])).toBeNull()
  expect(heard).toEqual([])
})

test("a refusal is told, and what follows is tried all the same", async () => {
  const {serviceWorker} = navigator
  const register = jest.spyOn(serviceWorker, "register").mockRejectedValueOnce(new Error("blocked"))
  const first = keepOffline(["cali"])
  const second = keepOffline(["chiva"])
  await expect(first).rejects.toThrow("blocked")
  await expect(second).resolves.not.toBeNull()
  expect(register).toHaveBeenCalledTimes(2)
})

test("the worker is one for the whole site, and hears how wide the window is", async () => {
  Object.assign(window, {innerWidth: 375, devicePixelRatio: 1.5})
  await keepOffline(["cali"])
  await keepOffline(["cali", "chiva"])
  expect(registered).toEqual([["/trips-worker.mjs", {scope: "/"}]])
  expect(wishes).toEqual([
    {slugs: ["cali"], width: 563},
    {slugs: ["cali", "chiva"], width: 563},
  ])
})

test("a worker that never answers is given up after two minutes, and what follows is tried", async () => {
  await keepOffline(["cali"])
  jest.useFakeTimers()
  isDead = true
  let answer: unknown = "none"
  const first = keepOffline(["cali"]).then(given => {
    answer = given
  })
  await jest.advanceTimersByTimeAsync(119_000)
  expect(answer).toBe("none")
  await jest.advanceTimersByTimeAsync(2000)
  await first
  expect(answer).toBeNull()
  isDead = false
  expect(await keepOffline(["cali"])).not.toBeNull()
})

describe("trips can be kept", () => {
  const environment = process.env.NODE_ENV
  const set = (name: string) => Object.assign(process.env, {NODE_ENV: name})

  beforeEach(() => void set("production"))
  afterEach(() => {
    set(environment ?? "test")
    delete document.documentElement.dataset.gate
  })

  test("on the site as it is served", () => {
    expect(canKeep()).toBe(true)
  })

  test.each<[string, () => void]>([
    ["while developing", () => set("development")],
    ["where the browser has no workers", () => Reflect.deleteProperty(navigator, "serviceWorker")],
    ["behind the gate", () => document.documentElement.setAttribute("data-gate", "ready")],
  ])("but not %s", (_, change) => {
    change()
    expect(canKeep()).toBe(false)
  })
})
