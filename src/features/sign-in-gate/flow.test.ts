import {namedError} from "./errors"
import {runSignIn} from "./flow"
import type {Session, User} from "./session"
import {keptLink, takeAttempt} from "./storage"
import type {Visit} from "./visit"

const ana: User = {username: "ana", sub: "1"}
const visit: Visit = {target: "/en/#a", hasCode: false, isReturn: false}

type Script = {
  users?: (User | undefined)[]
  currentUser?: User
  failure?: unknown
  isTried?: boolean
  signIn?: () => Promise<never>
}

/** A session that plays a script, and notes what it was asked. */
const play = async (change: Partial<Visit>, script: Script) => {
  const asked: string[] = []
  const users = [...(script.users ?? [])]
  let isTaken = false
  const session: Session = {
    user: async () => {
      asked.push("user")
      return users.shift()
    },
    currentUser: async () => {
      asked.push("current user")
      return script.currentUser
    },
    takeFailure: () => {
      isTaken = true
      return script.failure
    },
    signIn: () => {
      asked.push("sign in")
      return script.signIn?.() ?? new Promise<never>(() => {})
    },
    signOut: async () => {},
    renew: async () => ana,
  }
  if (script.isTried) for (const _ of [1, 2, 3]) takeAttempt(Date.now())
  const away = Promise.resolve("away")
  const admitted = runSignIn({...visit, ...change}, session).catch((error: Error) => error)
  await jest.advanceTimersByTimeAsync(1500)
  return {result: await Promise.race([admitted, away]), asked, isTaken}
}

beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

const times = (count: number) => Array<string>(count).fill("user")

it("lets a visitor in whose id token is there at once", async () => {
  expect(await play({}, {users: [ana]})).toMatchObject({result: ana, asked: ["user"]})
})

it("asks twice and for the current user without a code, and five times with one, then goes to sign in", async () => {
  const cold = await play({}, {})
  expect(cold).toMatchObject({result: "away", asked: [...times(2), "current user", "sign in"]})
  expect(keptLink()).toBe("/en/#a")
  const back = await play({hasCode: true, isReturn: true}, {})
  expect(back.asked).toEqual([...times(5), "sign in"])
})

it("takes the current user where the session has none", async () => {
  expect((await play({}, {currentUser: ana})).result).toBe(ana)
})

it("does not go to sign in again after the hosted page's error", async () => {
  const error = {name: "OAuthSignInException", message: "User denied access"}
  const failure = namedError(error.name, error.message)
  const {result, asked, isTaken} = await play({error, isReturn: true}, {users: [ana], failure})
  expect(result).toMatchObject(error)
  expect(asked).toEqual([])
  // Amplify tells of the same error; the next try must not meet it again.
  expect(isTaken).toBe(true)
})

it.each([
  ["a cancelled flow", namedError("OAuthSignInException", "User cancelled OAuth flow.")],
  [
    "a foreign state",
    namedError("oauthSignInError", "An error occurred while validating the state."),
  ],
  ["a lost connection", new TypeError("Failed to fetch")],
  ["blocked storage", namedError("PlatformNotSupported", "Function not supported")],
  ["a refused account", namedError("OAuthSignInException", "User denied access")],
])("shows %s at once", async (_, failure) => {
  const {result, asked} = await play({hasCode: true}, {failure})
  expect(result).toBe(failure)
  expect(asked).not.toContain("sign in")
})

it("forgets a failed return where somebody is signed in", async () => {
  const failure = namedError("OAuthSignInException", "User cancelled OAuth flow.")
  expect((await play({}, {failure, users: [ana]})).result).toBe(ana)
})

it("tries a refused code again, and shows the refusal when the attempts are used up", async () => {
  const failure = namedError("OAuthSignInException", "invalid_grant")
  expect((await play({hasCode: true}, {failure})).result).toBe("away")
  expect((await play({hasCode: true}, {failure, isTried: true})).result).toBe(failure)
})

it("names a sign-in that leads nowhere", async () => {
  expect((await play({}, {isTried: true})).result).toMatchObject({
    name: "UnexpectedSignInInterruptionException",
  })
})

it("asks for the id token five times a second", async () => {
  const {asked} = await play({hasCode: true}, {users: [undefined, undefined, ana]})
  expect(asked).toEqual(times(3))
  const waited = jest.spyOn(globalThis, "setTimeout")
  await play({}, {users: [undefined, ana]})
  expect(waited.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([200])
  waited.mockRestore()
})

it("counts a user who signed in meanwhile as signed in, and shows any other failure", async () => {
  const failure = namedError("OAuthSignInException", "invalid_request")
  const signIn = () => Promise.reject(failure)
  const {result} = await play({}, {users: [undefined, undefined, ana], signIn})
  expect(result).toBe(failure)
  const already = namedError("UserAlreadyAuthenticatedException", "Already signed in.")
  const refused = {signIn: () => Promise.reject(already)}
  expect((await play({}, refused)).result).toBe(already)
  const users = [undefined, undefined, ana]
  expect((await play({}, {...refused, users})).result).toBe(ana)
})
