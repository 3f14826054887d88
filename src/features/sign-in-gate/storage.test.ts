import {blockStorage} from "../../lib/testing/block-storage"
import {dropLeftovers, isInFlight, keepInTab, restoreItems} from "./oauth-keys"
import {assertStorage, forgetAttempts, forgetLink, keepLink, keptLink, takeAttempt} from "./storage"

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it("tries both stores and leaves nothing in them", () => {
  const tried = jest.spyOn(Storage.prototype, "setItem")
  assertStorage()
  expect(tried.mock.contexts).toEqual([window.localStorage, window.sessionStorage])
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
})

it("names blocked storage as Amplify does, which would lose the tokens", () => {
  blockStorage("setItem")
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

describe("oauthKeys", () => {
  const key = (name: string) => `CognitoIdentityServiceProvider.client.${name}`

  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
    window.localStorage.setItem(key("inflightOAuth"), "true")
    window.localStorage.setItem(key("oauthState"), "mine")
    window.localStorage.setItem(key("ana.idToken"), "token")
  })

  it("takes a sign-in in flight out of the other tabs' sight, and gives it back", () => {
    expect(isInFlight("client")).toBe(true)
    keepInTab("client")
    expect(isInFlight("client")).toBe(false)
    expect(Object.keys(window.localStorage)).toEqual([key("ana.idToken")])
    restoreItems("client")
    expect(isInFlight("client")).toBe(true)
    expect(window.localStorage.getItem(key("oauthState"))).toBe("mine")
    expect(window.sessionStorage).toHaveLength(0)
  })

  it.each(["inflightOAuth", "inflightOAuthDeadline", "oauthPKCE", "oauthState"])(
    "takes %s along, without which the return fails",
    name => {
      window.localStorage.setItem(key(name), "mine")
      keepInTab("client")
      expect(window.localStorage.getItem(key(name))).toBeNull()
      expect(window.sessionStorage.getItem(key(name))).toBe("mine")
      keepInTab("client")
      expect(window.sessionStorage.getItem(key(name))).toBe("mine")
    },
  )

  it("leaves the items of another tab alone where this one has none", () => {
    restoreItems("client")
    expect(isInFlight("client")).toBe(true)
  })

  it("drops what a closed tab left, and no token", () => {
    dropLeftovers("client")
    expect(Object.keys(window.localStorage)).toEqual([key("ana.idToken")])
  })
})
