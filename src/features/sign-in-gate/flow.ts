import {kindOf, messageOf, namedError, nameOf} from "./errors"
import type {Session, User} from "./session"
import type {Visit} from "./visit"

/** Milliseconds between two questions for the id token (specification, point 4). */
const interval = 200

const polls = ({hasCode}: Visit) => (hasCode ? 5 : 2)

const poll = async (times: number, ask: Session["user"]): Promise<User | undefined> => {
  for (let left = times; ; left -= 1) {
    const user = await ask()
    if (user || left <= 1) return user
    await new Promise(resolve => setTimeout(resolve, interval))
  }
}

/** Failures that another sign-in would only repeat, or that the person has to know of. */
const endsHere = (failure: unknown) =>
  ["network", "storage", "cancelled", "denied", "state"].includes(
    kindOf(nameOf(failure), messageOf(failure)),
  )

/** What the flow needs from around it. */
export type Surroundings = {
  /** False where too many sign-ins started on their own. */
  takeAttempt: () => boolean
  /** Keeps the deep link for the way back. */
  keepLink: (target: string) => void
}

/**
 * Lets a visitor in (specification, point 4): asks for the id token five times on the way back from
 * the hosted page, else twice and then for the current user, and goes to the hosted page where there
 * is none.
 *
 * @returns the user; does not settle while the visitor is away to sign in
 * @throws what the visitor has to see: the hosted page's error, a failed return, or the failure
 *   that three sign-ins could not mend
 */
export const admit = async (
  visit: Visit,
  session: Session,
  {takeAttempt, keepLink}: Surroundings,
): Promise<User> => {
  const failure = session.takeFailure()
  if (visit.error) throw namedError(visit.error.name, visit.error.message)
  const user =
    (await poll(polls(visit), session.user)) ??
    (visit.hasCode ? undefined : await session.currentUser())
  if (user) return user
  if (failure && endsHere(failure)) throw failure
  if (!takeAttempt())
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
