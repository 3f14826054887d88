import {attempt} from "../../lib/attempt"
import {showBar} from "./bar"
import {explain} from "./errors"
import {runSignIn} from "./flow"
import {type Session, startSession} from "./session"
import type {GateSettings} from "./settings"
import {assertStorage, forgetAttempts, forgetLink, keptLink} from "./storage"
import {cleanAddress, readVisit, type Visit} from "./visit"

let started: Promise<Session> | undefined
let visit: Visit | undefined

const isReady = () => document.documentElement.dataset.gate === "ready"

const toLogout = () => isReady() && window.location.assign("/logout/")

/** Tells other services of this host for 60 days that somebody is signed in. It holds no secret. */
const setMarker = (isSignedIn: boolean) => {
  const value = isSignedIn ? "1; Max-Age=5184000" : "; Max-Age=0"
  const secure = window.location.protocol === "https:" ? "; Secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `er_auth=${value}; Path=/; SameSite=Lax${secure}`
}

/**
 * Loads the address that the visitor wanted, without the hosted page's parameters. This is a full
 * load, because the served page may be another one: the hosted page returns to "/".
 */
const loadTarget = ({target}: Visit): Promise<never> => {
  forgetLink()
  window.history.replaceState(null, "", target)
  window.location.reload()
  return new Promise(() => {})
}

const watchReturn = (session: Session) =>
  // A page from the back-forward cache may be older than the sign-out.
  window.addEventListener("pageshow", async ({persisted}) => {
    if (persisted && isReady() && !(await session.user().catch(() => undefined)))
      window.location.reload()
  })

const goIn = async ({cognito, devDomain}: GateSettings): Promise<void> => {
  if (!cognito) return
  assertStorage()
  visit ??= readVisit(window.location.href, keptLink())
  started ??= startSession(cognito, devDomain, toLogout)
  const session = await started
  const user = await runSignIn(visit, session)
  forgetAttempts()
  setMarker(true)
  if (visit.isReturn) await loadTarget(visit)
  watchReturn(session)
  showBar(user, {
    signOut: () => {
      setMarker(false)
      return session.signOut()
    },
    renew: async () => {
      // The gate explains failures better than a bar can.
      if (!(await session.renew().catch(() => undefined))) window.location.reload()
    },
  })
}

/**
 * Runs the sign-in; resolves when the page may be shown. It may be called again after a failure and
 * then starts from a clean address.
 *
 * @throws GateFailure for the splash to show
 */
export const enter = async (settings: GateSettings): Promise<void> => {
  try {
    await goIn(settings)
  } catch (error) {
    // The visitor asked for the next attempt, so the counter restarts.
    attempt(forgetAttempts)
    if (visit) visit = {...visit, hasCode: false, error: undefined}
    window.history.replaceState(window.history.state, "", cleanAddress(window.location.href))
    throw explain(error)
  }
}
