import {namedError} from "./errors"
import type {Session} from "./session"
import {amplify, cognito, keyOf, settled, tell} from "./testing/fake-amplify"

const signedOut = jest.fn()
const start = (): Promise<Session> =>
  (require("./session") as typeof import("./session")).startSession(cognito, "dev.test", signedOut)

const payload = {"cognito:username": "ana", sub: "1"}
const unauthenticated = namedError("UserUnAuthenticatedException", "Needs to be authenticated.")

it("starts Amplify with the pool's settings, and hears of other tabs", async () => {
  await start()
  expect(amplify.configure).toHaveBeenCalledWith({
    Auth: {
      Cognito: {
        userPoolId: "a_b",
        userPoolClientId: "client",
        identityPoolId: "e:f",
        allowGuestAccess: false,
        loginWith: {
          oauth: {
            domain: "d.test",
            scopes: ["email", "openid", "profile"],
            responseType: "code",
            redirectSignIn: ["https://dev.test/", "http://localhost:5173/"],
            redirectSignOut: ["https://dev.test/logout", "http://localhost:5173/logout"],
          },
        },
      },
    },
  })
  expect(amplify.listen).toHaveBeenCalledWith(
    "auth",
    expect.any(Function),
    expect.objectContaining({listenerName: expect.any(String), enableCrossTabEvents: true}),
  )
})

it("drops what a closed tab has left before Amplify finds it", async () => {
  window.localStorage.setItem(keyOf("inflightOAuth"), "true")
  await start()
  expect(window.localStorage).toHaveLength(0)
})

it("waits for Amplify to handle a return of this tab", async () => {
  window.sessionStorage.setItem(keyOf("inflightOAuth"), "true")
  const started = start()
  await settled()
  expect(await Promise.race([started, "waits"])).toBe("waits")
  tell("tokenRefresh")
  await settled()
  expect(await Promise.race([started, "waits"])).toBe("waits")
  tell("signInWithRedirect")
  expect(await started).toHaveProperty("signIn")
})

it("waits for the other tabs, where the browser has locks", async () => {
  let admit = () => {}
  const turn = new Promise<void>(resolve => (admit = resolve))
  const request = jest.fn(async (_: string, work: () => Promise<void>) => turn.then(work))
  Object.defineProperty(navigator, "locks", {value: {request}, configurable: true})
  const started = start()
  await settled()
  expect(amplify.configure).not.toHaveBeenCalled()
  admit()
  expect(await started).toHaveProperty("signIn")
  expect(request).toHaveBeenCalledWith("sign-in-gate", expect.any(Function))
  Reflect.deleteProperty(navigator, "locks")
})

describe("who is in", () => {
  it("is the user of the id token", async () => {
    const session = await start()
    amplify.fetchAuthSession.mockResolvedValue({tokens: {idToken: {payload}}})
    expect(await session.user()).toEqual({username: "ana", sub: "1"})
    expect(amplify.fetchAuthSession).toHaveBeenLastCalledWith({forceRefresh: false})
    expect(await session.renew()).toEqual({username: "ana", sub: "1"})
    expect(amplify.fetchAuthSession).toHaveBeenLastCalledWith({forceRefresh: true})
  })

  it.each([{}, {tokens: {}}, {tokens: {idToken: {payload: {}}}}])(
    "is nobody in a session of %j",
    async given => {
      const session = await start()
      amplify.fetchAuthSession.mockResolvedValue(given)
      expect(await session.user()).toBeUndefined()
    },
  )

  it("is the user of the stored tokens where the session fails", async () => {
    const session = await start()
    amplify.fetchAuthSession.mockRejectedValue(new Error("no credentials"))
    amplify.getCurrentUser.mockResolvedValue({username: "ana", userId: "1"})
    expect(await session.user()).toEqual({username: "ana", sub: "1"})
    amplify.getCurrentUser.mockRejectedValue(unauthenticated)
    expect(await session.user()).toBeUndefined()
    expect(await session.currentUser()).toBeUndefined()
    amplify.getCurrentUser.mockRejectedValue(new TypeError("Failed to fetch"))
    await expect(session.currentUser()).rejects.toThrow("Failed to fetch")
  })

  it("is nobody before refused tokens are gone", async () => {
    const session = await start()
    let clear = () => {}
    amplify.clearTokens.mockReturnValueOnce(
      new Promise<undefined>(resolve => (clear = () => resolve(undefined))),
    )
    tell("tokenRefresh_failure", namedError("NotAuthorizedException", "revoked"))
    amplify.fetchAuthSession.mockRejectedValue(new Error("revoked"))
    amplify.getCurrentUser.mockRejectedValue(unauthenticated)
    const asked = session.user()
    await settled()
    expect(amplify.getCurrentUser).not.toHaveBeenCalled()
    clear()
    expect(await asked).toBeUndefined()
  })

  it("stays in where the network alone has failed, or nothing", async () => {
    await start()
    tell("tokenRefresh_failure", new TypeError("Failed to fetch"))
    tell("tokenRefresh")
    expect(amplify.clearTokens).not.toHaveBeenCalled()
  })
})

describe("a return that failed", () => {
  it("is told once", async () => {
    const session = await start()
    const failure = new Error("invalid_grant")
    tell("signInWithRedirect_failure", failure)
    expect(session.takeFailure()).toBe(failure)
    expect(session.takeFailure()).toBeUndefined()
  })
})

describe("signing in", () => {
  it("leaves for the hosted page with what belongs to this tab alone", async () => {
    const left = jest.spyOn(console, "error").mockImplementation(() => {})
    const session = await start()
    void session.signIn().catch(() => undefined)
    const [[asked]] = amplify.signInWithRedirect.mock.calls as [
      [{options: {authSessionOpener: (url: string) => Promise<void>}}],
    ]
    window.localStorage.setItem(keyOf("oauthState"), "mine")
    await asked.options.authSessionOpener("https://d.test/login")
    expect(window.sessionStorage.getItem(keyOf("oauthState"))).toBe("mine")
    expect(window.localStorage).toHaveLength(0)
    expect(String(left.mock.calls[0]?.[0])).toMatch(/navigation/)
    // The visitor comes back by the browser's button.
    window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: false}))
    expect(window.localStorage).toHaveLength(0)
    window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))
    expect(window.localStorage.getItem(keyOf("oauthState"))).toBe("mine")
    left.mockRestore()
  })

  it("fails with what Amplify throws, or tells later", async () => {
    const session = await start()
    const failure = namedError("OAuthSignInException", "User cancelled OAuth flow.")
    amplify.signInWithRedirect.mockRejectedValueOnce(failure)
    await expect(session.signIn()).rejects.toBe(failure)
    amplify.signInWithRedirect.mockResolvedValueOnce(undefined)
    const signing = session.signIn()
    tell("signInWithRedirect_failure", failure)
    await expect(signing).rejects.toBe(failure)
    expect(session.takeFailure()).toBeUndefined()
  })

  it("is not tried without a network, whose error page would take the splash's place", async () => {
    const session = await start()
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    await expect(session.signIn()).rejects.toMatchObject({
      name: "NetworkError",
      message: expect.stringMatching(/./),
    })
    expect(amplify.signInWithRedirect).not.toHaveBeenCalled()
    online.mockRestore()
  })
})

describe("signing out", () => {
  it("in another tab is heard, in this one not", async () => {
    const session = await start()
    tell("signedIn")
    expect(signedOut).not.toHaveBeenCalled()
    tell("signedOut")
    expect(signedOut).toHaveBeenCalledTimes(1)
    await session.signOut()
    expect(amplify.signOut).toHaveBeenCalledTimes(1)
    tell("signedOut")
    expect(signedOut).toHaveBeenCalledTimes(1)
  })
})
