import {assertStorage, forgetAttempts, forgetLink, keepLink, keptLink, takeAttempt} from "./storage"

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

it("allows three attempts within a minute, the next one after it, and all once they are forgotten", () => {
  const take = (seconds: number) => takeAttempt(seconds * 1000)
  expect([take(0), take(1), take(2), take(59), take(60), take(60)]).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ])
  forgetAttempts()
  expect(take(60)).toBe(true)
})

it("is not held up by a clock that was set back", () => {
  for (const seconds of [90, 91, 92]) takeAttempt(seconds * 1000)
  expect(takeAttempt(0)).toBe(true)
  expect(window.sessionStorage.getItem("er_auth_attempts")).toBe("0")
})
