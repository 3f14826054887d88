import {replaceAddress} from "../lib/replace-address"
import {setCookie} from "../lib/set-cookie"
import {type GateSettings, signInMark} from "./host"
import type {Session} from "./session"

const linkKey = "er_auth_link"
const attemptsKey = "er_auth_attempts"

const namedError = (name: string, message: string) => Object.assign(new Error(message), {name})

export type SignedInUser = {username: string; signOut: () => Promise<void>}

/** How a page was reached, and where its visitor wants to go. */
type SignInRequest = {
  /** Address to show after the sign-in, from the site's root: the deep link. */
  target: string
  /** What the hosted page sent back, if it sent the visitor here. */
  reply?: "code" | Error
}

/**
 * Reads how a page was reached.
 *
 * @param href - the full address
 * @param storedLink - the deep link from before the sign-in; it counts only on the way back
 */
export const readRequest = (href: string, storedLink: string | null): SignInRequest => {
  const {pathname, searchParams, hash} = new URL(href)
  const error = searchParams.get("error_description") ?? searchParams.get("error")
  const code = searchParams.has("code") ? "code" : undefined
  const reply = error === null ? code : namedError("OAuthSignInException", error)
  if (reply)
    for (const name of ["code", "state", "error", "error_description"]) searchParams.delete(name)
  const query = String(searchParams)
  // Two leading slashes would lead to another site.
  const address = pathname.replace(/^\/+/, "/") + (query && `?${query}`) + hash
  return {target: (reply && storedLink) || address, reply}
}

/** Lets three sign-ins a minute start by themselves: a service that keeps refusing would loop. */
const takeAttempt = (): boolean => {
  const earlier: number[] = JSON.parse(sessionStorage.getItem(attemptsKey) ?? "[]")
  const recent = earlier.filter(time => Date.now() - time < 60_000)
  if (recent.length === 3) return false
  sessionStorage.setItem(attemptsKey, JSON.stringify([...recent, Date.now()]))
  return true
}

const poll = async ({user}: Session, times: number): Promise<string | undefined> => {
  for (let left = times; left > 0; left -= 1) {
    const found = await user()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return undefined
}

/** The visitor left the sign-in, or the network is down: another attempt would not help. */
const isFinal = ({name, message}: Error) =>
  name === "NetworkError" || name === "TypeError" || /cancel/i.test(message)

/**
 * Signs a visitor in: asks for the id token five times on the way back from the hosted page, else
 * twice, and goes to the hosted page if there is none.
 *
 * @returns the user's name
 * @throws what the visitor has to see
 */
export const signIn = async ({reply}: SignInRequest, session: Session): Promise<string> => {
  if (reply instanceof Error) throw reply
  let failure: Error | undefined
  try {
    const user = await poll(session, reply ? 5 : 2)
    if (user) return user
  } catch (reason) {
    failure = reason as Error
  }
  failure = session.returnError() ?? failure
  if ((failure && isFinal(failure)) || !takeAttempt())
    throw (
      failure ??
      namedError(
        "UnexpectedSignInInterruptionException",
        "Unable to get user session following successful sign-in.",
      )
    )
  return session.signIn()
}

/** Lifetime of the mark, in seconds: 60 days. */
const markAge = 5_184_000

/**
 * Runs the sign-in; resolves when the page may be shown. After a failure the page has to be loaded
 * again, from the clean address that it then has.
 */
export const enter = async (settings: GateSettings): Promise<SignedInUser> => {
  // A chunk of its own, so that a failure to load it can be told.
  const {startSession} = await import("./session")
  const request = readRequest(location.href, sessionStorage.getItem(linkKey))
  const {target, reply} = request
  sessionStorage.setItem(linkKey, target)
  try {
    const session = await startSession(settings)
    // After a failure the visitor asks for the next attempt.
    const forgetAttempts = () => sessionStorage.removeItem(attemptsKey)
    const username = await signIn(request, session).finally(forgetAttempts)
    sessionStorage.removeItem(linkKey)
    setCookie(signInMark, "1", markAge)
    if (reply) {
      // A full load: the hosted page returns to "/", and the deep link may be another page.
      history.replaceState(null, "", target)
      location.reload()
      await new Promise(() => {})
    }
    const signOut = () => {
      setCookie(signInMark, "", 0)
      return session.signOut()
    }
    return {username, signOut}
  } catch (error) {
    replaceAddress(target)
    throw error
  }
}
