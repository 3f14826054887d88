import {dropLeftovers, isInFlight, keepInTab, restoreItems} from "./oauth-keys"

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
