import {dropBrokenHash} from "./drop-broken-hash"

const hashAfter = (hash: string) => {
  window.history.replaceState(null, "", `/en/?a=1${hash}`)
  dropBrokenHash(window)
  return window.location.pathname + window.location.search + window.location.hash
}

it.each([
  ["#%", "/en/?a=1"],
  ["#%E0%A4%A", "/en/?a=1"],
  ["#3-days", "/en/?a=1#3-days"],
  ["#caf%C3%A9", "/en/?a=1#caf%C3%A9"],
])("%s leaves %s", (hash, expected) => {
  expect(hashAfter(hash)).toBe(expected)
})

it("looks again whenever the address changes", () => {
  dropBrokenHash(window)
  window.history.replaceState(null, "", "/en/#%")
  window.dispatchEvent(new PopStateEvent("popstate"))
  expect(window.location.hash).toBe("")
})
