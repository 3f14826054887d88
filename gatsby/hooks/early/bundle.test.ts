import vm from "vm"
import {readEnvironment} from "../../environment/environment"
import {cognitoVariables} from "../../environment/testing/cognito"
import {bundleEarlyCode} from "./bundle"

const entries = ["boot", "deferred", "gate"] as const

const bundle = async (variables: Record<string, string> = {}) => {
  const environment = readEnvironment(variables)
  const made = entries.map(async entry => [
    entry,
    await bundleEarlyCode(process.cwd(), environment, entry),
  ])
  return Object.fromEntries(await Promise.all(made)) as Record<(typeof entries)[number], string>
}

let code: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  code = await bundle()
})

it("makes programs that browsers of 2019 can read, and that leave no name behind", () => {
  for (const text of Object.values(code)) {
    expect(text).not.toMatch(/\?\.|\?\?|<\/script|\bimport\b|\brequire\b|\bearly\./)
    const context: Record<string, unknown> = {}
    expect(() => vm.runInNewContext(text, context)).toThrow(/(window|document) is not defined/)
    expect(Object.keys(context)).toEqual([])
  }
})

it("holds what a build's settings ask for, and nothing else", async () => {
  const holding = (all: Record<string, string>, text: string) =>
    Object.entries(all)
      .filter(([, each]) => each.includes(text))
      .map(([name]) => name)
  expect(holding(code, "gate-splash")).toEqual(["gate"])
  expect(holding(code, "ad_storage")).toEqual(["deferred"])
  const withGate = await bundle(cognitoVariables)
  expect(holding(withGate, "gate-splash")).toEqual(["boot", "gate"])
  expect(holding(withGate, "The sign-in gate is off")).toEqual([])
  const measured = await bundle({GATSBY_GTM_ID: "GTM-AB12CD3"})
  expect(holding(measured, "ad_storage")).toEqual(["boot", "deferred"])
  expect(holding(code, "The sign-in gate is off")).toEqual(["deferred"])
})

it("takes from the cache what was shortened before, and nothing once the code is another", async () => {
  const kept = new Map<string, string>()
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, short: string) => kept.set(key, short),
  }
  const boot = (variables: Record<string, string> = {}) =>
    bundleEarlyCode(process.cwd(), readEnvironment(variables), "boot", cache)
  expect(await boot()).toBe(code.boot)
  for (const key of kept.keys()) kept.set(key, "kept")
  expect(await boot()).toBe("kept")
  expect(await boot(cognitoVariables)).toContain("gate-splash")
})
