import {messageFor} from "./open-gate"
import type {Session} from "./session"
import {readRequest, signIn} from "./sign-in"

const site = "https://dev.example.com"
const user = "ana"

it.each([
  // Nobody was sent here: the address is where the visitor wants to go.
  ["/en/?utm_source=mail#content", "/es/", "/en/?utm_source=mail#content"],
  ["/en/?state=open", null, "/en/?state=open"],
  ["//evil.test/", null, "/evil.test/"],
  // Back from the hosted page.
  ["/?code=1&state=2", "/es/terms/?a=1#x", "/es/terms/?a=1#x"],
  ["/en/terms/?a=1&code=1&state=2#x", null, "/en/terms/?a=1#x"],
  ["/?error=access_denied&state=2", "/es/", "/es/"],
  ["/?error_description=no", null, "/"],
])("%s with the link %j leads to %s", (address, storedLink, target) => {
  expect(readRequest(site + address, storedLink).target).toBe(target)
})

const sessionOf = (over: Partial<Record<keyof Session, jest.Mock>> = {}) => ({
  user: jest.fn(async (): Promise<string | undefined> => undefined),
  signIn: jest.fn(async () => user),
  returnError: jest.fn((): Error | undefined => undefined),
  signOut: jest.fn(async () => undefined),
  ...over,
})

const named = (name: string, message = "") => Object.assign(new Error(message), {name})

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})

/** Signs in at an address, while the clock runs on. */
const run = async (session: Session, address = "/en/") => {
  const result = signIn(readRequest(site + address, null), session).catch(error => error)
  await jest.advanceTimersByTimeAsync(5000)
  return result
}

it.each([
  ["/en/", 2],
  ["/?code=1&state=2", 5],
])("at %s asks for the token %i times, 200 ms apart, then signs in", async (address, times) => {
  const session = sessionOf()
  const result = signIn(readRequest(site + address, null), session)
  await jest.advanceTimersByTimeAsync(200 * (times - 1))
  expect(session.user).toHaveBeenCalledTimes(times)
  expect(session.signIn).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(session.signIn).toHaveBeenCalledTimes(1)
  expect(session.user).toHaveBeenCalledTimes(times)
  await result
})

it("lets in who has a token, late as it may come", async () => {
  const session = sessionOf()
  session.user.mockResolvedValueOnce(undefined).mockResolvedValueOnce(user)
  expect(await run(session)).toBe(user)
  expect(session.signIn).not.toHaveBeenCalled()
})

it("signs in three times a minute by itself, then tells why it does not work", async () => {
  const refusal = named("OAuthSignInException", "invalid_grant")
  const session = sessionOf({returnError: jest.fn(() => refusal)})
  for (const _ of [1, 2, 3]) expect(await run(session, "/?code=1&state=2")).toBe(user)
  expect(await run(session, "/?code=1&state=2")).toBe(refusal)
  expect(await run(sessionOf())).toMatchObject({name: "UnexpectedSignInInterruptionException"})
  jest.advanceTimersByTime(60_000)
  expect(await run(sessionOf())).toBe(user)
})

it.each([
  named("NetworkError"),
  named("TypeError", "Failed to fetch"),
  named("OAuthSignInException", "User cancelled OAuth flow."),
  named("oauthSignInError", "`signInWithRedirect` has been canceled."),
])("tells at once of $name: $message", async failure => {
  const session = sessionOf({returnError: jest.fn(() => failure)})
  expect(await run(session)).toBe(failure)
  expect(session.signIn).not.toHaveBeenCalled()
})

it("tells at once what the hosted page sent back", async () => {
  const session = sessionOf()
  expect(await run(session, "/?error=access_denied&error_description=Denied")).toMatchObject({
    name: "OAuthSignInException",
    message: "Denied",
  })
  expect(session.user).not.toHaveBeenCalled()
})

it("starts a sign-in after any other exception", async () => {
  const session = sessionOf({user: jest.fn(() => Promise.reject(named("InvalidAuthTokens")))})
  expect(await run(session)).toBe(user)
})

/** The catalogue of the specification. */
const catalogue = [
  "UserUnAuthenticatedException",
  "UserAlreadyAuthenticatedException",
  "InvalidRedirectException",
  "InvalidOriginException",
  "TokenRefreshException",
  "InvalidUserPoolId",
  "InvalidIdentityPoolIdException",
  "NoSessionFoundException",
  "InvalidAuthTokens",
  "InvalidTokens",
  "iatNotFoundException",
  "CredentialsNotFoundException",
  "UnexpectedSignInInterruptionException",
  "OAuthSignInException",
  "NetworkError",
  "PlatformNotSupported",
]

it.each([
  ...catalogue.map(name => [name, name]),
  ["TypeError", "NetworkError"],
  ["oauthSignInError", "OAuthSignInException"],
  ["SecurityError", "PlatformNotSupported"],
])("%s has a message of its own in both languages", (name, sameAs) => {
  const message = messageFor(named(name))
  expect(message).toEqual({en: expect.stringMatching(/\.$/), es: expect.stringMatching(/\.$/)})
  expect(message).toBe(messageFor(named(sameAs)))
  expect(message).not.toBe(messageFor(named("Anything else")))
})
