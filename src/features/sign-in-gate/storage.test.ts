import {assertStorage, forgetLink, keepLink, keptLink} from "./storage"

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const blocked = () => {
  throw new DOMException("blocked", "SecurityError")
}

it("tries both stores and leaves nothing in them", () => {
  const tried = jest.spyOn(Storage.prototype, "setItem")
  assertStorage()
  expect(tried.mock.contexts).toEqual([window.localStorage, window.sessionStorage])
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
})

it("names blocked storage as Amplify does, which would lose the tokens", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked)
  expect(assertStorage).toThrow(
    expect.objectContaining({name: "PlatformNotSupported", message: expect.stringMatching(/./)}),
  )
})

it("keeps the deep link of its own tab until it is forgotten", () => {
  expect(keptLink()).toBeNull()
  keepLink("/es/terms/#x")
  expect(keptLink()).toBe("/es/terms/#x")
  expect(window.localStorage).toHaveLength(0)
  forgetLink()
  expect(keptLink()).toBeNull()
})
