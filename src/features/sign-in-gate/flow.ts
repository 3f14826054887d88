import {kindOf, namedError, nameOf} from "./errors"
import type {Session, User} from "./session"
import {keepLink, takeAttempt} from "./storage"
import type {Visit} from "./visit"

/** Milliseconds between two requests for the id token. */
const interval = 200

const polls = ({hasCode}: Visit) => (hasCode ? 5 : 2)

const poll = async (times: number, ask: Session["user"]): Promise<User | undefined> => {
  for (let left = times; ; left -= 1) {
    const user = await ask()
    if (user || left <= 1) return user
    await new Promise(resolve => setTimeout(resolve, interval))
  }
}

/** Failures that another sign-in would repeat, or that the visitor must know about. */
const endsHere = (failure: unknown) =>
  ["network", "storage", "cancelled", "denied", "state"].includes(kindOf(failure))

/**
 * Signs a visitor in. It requests the id token five times on the way back from the hosted page,
 * otherwise twice and then the current user, and goes to the hosted page if there is none.
 *
 * @returns the user; does not resolve while the visitor is away to sign in
 * @throws what the visitor has to see: the hosted page's error, a failed return, or the failure
 *   that three sign-ins could not mend
 */
export const runSignIn = async (visit: Visit, session: Session): Promise<User> => {
  const failure = session.takeFailure()
  if (visit.error) throw namedError(visit.error.name, visit.error.message)
  const user =
    (await poll(polls(visit), session.user)) ??
    (visit.hasCode ? undefined : await session.currentUser())
  if (user) return user
  if (failure && endsHere(failure)) throw failure
  if (!takeAttempt(Date.now()))
    throw (
      failure ??
      namedError(
        "UnexpectedSignInInterruptionException",
        "Unable to get user session following successful sign-in.",
      )
    )
  keepLink(visit.target)
  try {
    return await session.signIn()
  } catch (error) {
    // Another tab was faster.
    const present =
      nameOf(error) === "UserAlreadyAuthenticatedException" ? await session.user() : undefined
    if (present) return present
    throw error
  }
}
