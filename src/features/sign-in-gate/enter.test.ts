import {blockStorage} from "../../lib/testing/block-storage"
import {namedError} from "./errors"
import type {Session, User} from "./session"

const ana: User = {username: "ana", sub: "1"}
const settings = {
  devDomain: "dev.test",
  ips: [],
  cognito: {userPoolId: "a_b", clientId: "c", domain: "d.test", identityPoolId: "e:f"},
}

let session: jest.Mocked<Session>
const startSession = jest.fn(async (..._: unknown[]) => session)

jest.mock("./session", () => ({startSession: (...asked: unknown[]) => startSession(...asked)}))

/** jsdom goes nowhere, and says so. */
const left = jest.spyOn(console, "error").mockImplementation(() => {})
const timesLeft = () =>
  left.mock.calls.filter(([error]) => /navigation/.test(String((error as Error).message ?? error)))
    .length

/** The module as after a load of the page at an address: nobody is in yet. */
const loadAt = (address: string) => {
  window.history.replaceState(null, "", address)
  jest.resetModules()
  return (require("./enter") as typeof import("./enter")).enter
}

const address = () => window.location.pathname + window.location.search + window.location.hash
const button = (place: number) =>
  document.querySelectorAll<HTMLButtonElement>("#gate-bar button")[place]
const settled = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  startSession.mockClear()
  left.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.body.innerHTML = ""
  document.documentElement.dataset.gate = "ready"
  // biome-ignore lint/suspicious/noDocumentCookie: as the gate writes it
  document.cookie = "er_auth=; Path=/; Max-Age=0"
  session = {
    user: jest.fn(async () => ana),
    currentUser: jest.fn(async () => undefined),
    takeFailure: jest.fn(() => undefined),
    signIn: jest.fn(() => new Promise<never>(() => {})),
    signOut: jest.fn(async () => undefined),
    renew: jest.fn(async () => ana),
  }
})
afterEach(() => {
  delete document.documentElement.dataset.gate
})

it("lets everybody in where the build has no gate", async () => {
  await loadAt("/en/")({...settings, cognito: null})
  expect(startSession).not.toHaveBeenCalled()
  expect(document.getElementById("gate-bar")).toBeNull()
})

it("marks who is in, forgets the attempts, and shows who it is", async () => {
  window.sessionStorage.setItem("er_auth_attempts", "1,2")
  await loadAt("/en/about-us/?a=1#team")(settings)
  expect(startSession).toHaveBeenCalledWith(settings.cognito, "dev.test", expect.any(Function))
  expect(document.cookie).toBe("er_auth=1")
  expect(window.sessionStorage).toHaveLength(0)
  expect(document.getElementById("gate-bar")).toHaveTextContent("ana")
  expect(address()).toBe("/en/about-us/?a=1#team")
  expect(timesLeft()).toBe(0)
})

it("signs out, and takes the mark away", async () => {
  await loadAt("/en/")(settings)
  button(1)?.click()
  expect(session.signOut).toHaveBeenCalledTimes(1)
  expect(document.cookie).toBe("")
})

it("renews the session, and loads the page again where that is refused", async () => {
  await loadAt("/en/")(settings)
  button(0)?.click()
  await settled()
  expect(session.renew).toHaveBeenCalledTimes(1)
  expect(timesLeft()).toBe(0)
  session.renew.mockRejectedValueOnce(new Error("refused"))
  button(0)?.click()
  await settled()
  expect(timesLeft()).toBe(1)
  session.renew.mockResolvedValueOnce(undefined)
  button(0)?.click()
  await settled()
  expect(timesLeft()).toBe(2)
})

it("loads the page that was asked for when the hosted page sends its visitor back", async () => {
  window.sessionStorage.setItem("er_auth_link", "/es/terms/#luggage")
  const entered = loadAt("/?code=a&state=b")(settings)
  await settled()
  expect(await Promise.race([entered, "waits"])).toBe("waits")
  expect(address()).toBe("/es/terms/#luggage")
  expect(timesLeft()).toBe(1)
  expect(window.sessionStorage).toHaveLength(0)
  expect(document.getElementById("gate-bar")).toBeNull()
})

it("keeps the address and counts the attempt when it goes to the hosted page", async () => {
  session.user.mockResolvedValue(undefined)
  void loadAt("/es/terms/#luggage")(settings)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(session.signIn).toHaveBeenCalledTimes(1)
  expect(window.sessionStorage.getItem("er_auth_link")).toBe("/es/terms/#luggage")
  expect(window.sessionStorage.getItem("er_auth_attempts")).toMatch(/^\d+$/)
})

it("explains what fails, from a clean address, and starts anew when it is tried again", async () => {
  window.sessionStorage.setItem("er_auth_attempts", "1,2")
  const enter = loadAt("/en/?error=access_denied&error_description=User+denied+access&a=1")
  await expect(enter(settings)).rejects.toMatchObject({
    name: "OAuthSignInException",
    message: "User denied access",
    text: {en: expect.any(String)},
  })
  expect(address()).toBe("/en/?a=1")
  expect(window.sessionStorage).toHaveLength(0)
  const again = enter(settings)
  await settled()
  expect(await Promise.race([again, "waits"])).toBe("waits")
  expect(startSession).toHaveBeenCalledTimes(1)
  expect(timesLeft()).toBe(1)
})

it("asks for a code's user no more once its exchange has failed", async () => {
  session.takeFailure.mockReturnValueOnce(
    namedError("oauthSignInError", "An error occurred while validating the state."),
  )
  session.user.mockResolvedValue(undefined)
  const enter = loadAt("/en/?code=a&state=b")
  await expect(enter(settings)).rejects.toMatchObject({name: "oauthSignInError"})
  session.user.mockClear()
  void enter(settings)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(session.user).toHaveBeenCalledTimes(2)
})

it("explains blocked storage, where nothing can be forgotten either", async () => {
  const unblock = blockStorage()
  const entered = loadAt("/en/")(settings)
  await expect(entered).rejects.toMatchObject({name: "PlatformNotSupported"})
  unblock()
})

describe("a page that the browser brings back", () => {
  const comeBack = async (persisted: boolean) => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted}))
    await settled()
    // Listeners of the tests before hear it, too, each for a session that still has its user.
    return timesLeft()
  }

  it("is loaded again where its visitor has signed out meanwhile", async () => {
    await loadAt("/en/")(settings)
    expect(await comeBack(true)).toBe(0)
    session.user.mockResolvedValueOnce(undefined)
    expect(await comeBack(false)).toBe(0)
    expect(await comeBack(true)).toBe(1)
    session.user.mockRejectedValueOnce(new Error("gone"))
    expect(await comeBack(true)).toBe(2)
  })

  it("is left alone while the gate is shut", async () => {
    await loadAt("/en/")(settings)
    document.documentElement.dataset.gate = "pending"
    session.user.mockResolvedValueOnce(undefined)
    expect(await comeBack(true)).toBe(0)
  })
})

it("leaves for the logout page when another tab has signed out, once the page is shown", async () => {
  await loadAt("/en/")(settings)
  const signedOut = startSession.mock.calls[0]?.[2] as () => void
  document.documentElement.dataset.gate = "pending"
  signedOut()
  expect(timesLeft()).toBe(0)
  document.documentElement.dataset.gate = "ready"
  signedOut()
  expect(timesLeft()).toBe(1)
})
