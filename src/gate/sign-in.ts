import type {Session, User} from "./session"

/** How a page was reached, and where its visitor wants to go. */
export type SignInRequest = {
  /** Address to show after the sign-in, from the site's root: the deep link. */
  target: string
  /** The hosted page sent the visitor here, with a code or an error. */
  isReturn: boolean
  hasCode: boolean
  error: string | null
}

/**
 * Reads how a page was reached.
 *
 * @param href - the full address
 * @param storedLink - the deep link from before the sign-in; it counts only on the way back
 */
export const readRequest = (href: string, storedLink: string | null): SignInRequest => {
  const {pathname, searchParams, hash} = new URL(href)
  const hasCode = searchParams.has("code")
  const error = searchParams.get("error_description") ?? searchParams.get("error")
  const isReturn = hasCode || error !== null
  if (isReturn)
    for (const name of ["code", "state", "error", "error_description"]) searchParams.delete(name)
  const query = String(searchParams)
  // Two leading slashes would lead to another site.
  const address = pathname.replace(/^\/+/, "/") + (query && `?${query}`) + hash
  return {target: (isReturn && storedLink) || address, isReturn, hasCode, error}
}

const attemptsKey = "er_auth_attempts"

/** Lets three sign-ins a minute start by themselves: a service that keeps refusing would loop. */
const takeAttempt = (): boolean => {
  const earlier: number[] = JSON.parse(sessionStorage.getItem(attemptsKey) ?? "[]")
  const recent = earlier.filter(time => Date.now() - time < 60_000)
  if (recent.length === 3) return false
  sessionStorage.setItem(attemptsKey, JSON.stringify([...recent, Date.now()]))
  return true
}

/** Resets the attempts, after success or at the visitor's request. */
export const forgetAttempts = (): void => sessionStorage.removeItem(attemptsKey)

const poll = async ({user}: Session, times: number): Promise<User | undefined> => {
  for (let left = times; left > 0; left -= 1) {
    const found = await user()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return undefined
}

const namedError = (name: string, message: string) => Object.assign(new Error(message), {name})

/** The visitor left the sign-in, or the network is down: another attempt would not help. */
const isFinal = ({name, message}: Error) =>
  name === "NetworkError" || name === "TypeError" || /cancel/i.test(message)

/**
 * Signs a visitor in: asks for the id token five times on the way back from the hosted page, else
 * twice, and goes to the hosted page if there is none.
 *
 * @throws what the visitor has to see
 */
export const signIn = async (request: SignInRequest, session: Session): Promise<User> => {
  const {hasCode, error} = request
  if (error !== null) throw namedError("OAuthSignInException", error)
  let failure: Error | undefined
  try {
    const user = await poll(session, hasCode ? 5 : 2)
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
