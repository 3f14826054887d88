import {isKept} from "./is-kept"

const pageWith = (match: () => Promise<unknown>, controller: object | null = {}) =>
  ({navigator: {serviceWorker: {controller}}, caches: {match}}) as unknown as Window

const kept = async (path?: unknown) => (path === "/en/saved/" ? {} : undefined)

describe("isKept", () => {
  it.each([
    ["/en/saved/", true],
    ["/en/saved", true],
    ["/en/about-us/", false],
  ])("%s: %p", async (path, expected) => {
    expect(await isKept(pageWith(kept), path)).toBe(expected)
  })

  it("keeps nothing where no worker answers, or storage is blocked", async () => {
    expect(await isKept(pageWith(kept, null), "/en/saved/")).toBe(false)
    expect(await isKept({navigator: {}} as Window, "/en/saved/")).toBe(false)
    const blocked = pageWith(() => Promise.reject(new Error("blocked")))
    expect(await isKept(blocked, "/en/saved/")).toBe(false)
  })
})
