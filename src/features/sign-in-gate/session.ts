import "aws-amplify/auth/enable-oauth-listener"
import {Amplify} from "aws-amplify"
import {fetchAuthSession, getCurrentUser, signInWithRedirect, signOut} from "aws-amplify/auth"
import {cognitoUserPoolsTokenProvider} from "aws-amplify/auth/cognito"
import {Hub} from "aws-amplify/utils"
import {amplifyConfig} from "./amplify-config"
import {isNetworkError, namedError, nameOf} from "./errors"
import {oneTabAtATime} from "./lock"
import {dropLeftovers, giveBack, isInFlight, keepInTab} from "./oauth-keys"
import type {CognitoSettings} from "./settings"

/** Who is signed in, as the id token says it (specification, point 3). */
export type User = {username: string; sub: string}

/** The sign-in as the gate uses it; this file alone knows Amplify. */
export type Session = {
  /** The user of the id token, refreshed within 5 s of its end; undefined where nobody is in. */
  user: () => Promise<User | undefined>
  /** The user that the stored tokens name, whatever the identity pool says about them. */
  currentUser: () => Promise<User | undefined>
  /**
   * Why the last return from the hosted page failed. It is told once, and undefined where nothing
   * failed.
   */
  takeFailure: () => unknown
  /** Goes to the hosted page. Settles only where that fails or is cancelled, and then rejects. */
  signIn: () => Promise<never>
  signOut: () => Promise<void>
  /** Refreshes the tokens now; undefined where that was refused. */
  renew: () => Promise<User | undefined>
}

const macrotask = () => new Promise(resolve => setTimeout(resolve))

const currentUser = async (): Promise<User | undefined> => {
  try {
    const {username, userId} = await getCurrentUser()
    return {username, sub: userId}
  } catch (error) {
    if (nameOf(error) === "UserUnAuthenticatedException") return undefined
    throw error
  }
}

const userOfSession = async (isForced: boolean): Promise<User | undefined> => {
  const {tokens} = await fetchAuthSession({forceRefresh: isForced})
  const {"cognito:username": username, sub} = tokens?.idToken?.payload ?? {}
  return sub ? {username: String(username), sub} : undefined
}

/**
 * Starts Amplify and waits until it has handled a return from the hosted page.
 *
 * @param devDomain - whose root the hosted page returns to, besides localhost
 * @param onSignedOut - called when another tab signed out
 */
export const startSession = async (
  cognito: CognitoSettings,
  devDomain: string,
  onSignedOut: () => void,
): Promise<Session> => {
  const {clientId} = cognito
  let failure: unknown
  let cancel: ((error: unknown) => void) | undefined
  let onReturned = () => {}
  let clearing: Promise<void> | undefined
  let isSigningOut = false

  Hub.listen(
    "auth",
    ({payload}) => {
      if (payload.event === "signInWithRedirect_failure") {
        if (cancel) cancel(payload.data?.error)
        else failure = payload.data?.error
      }
      if (/^signInWithRedirect/.test(payload.event)) onReturned()
      // Amplify keeps the tokens when the service fails; the specification clears them (point 4).
      if (payload.event === "tokenRefresh_failure" && !isNetworkError(payload.data?.error))
        clearing = cognitoUserPoolsTokenProvider.authTokenStore.clearTokens()
      if (payload.event === "signedOut" && !isSigningOut) onSignedOut()
    },
    {listenerName: "sign-in-gate", enableCrossTabEvents: true},
  )
  // Registered before Amplify's own listener, which cancels a sign-in whose items it finds in
  // storage.
  window.addEventListener("pageshow", ({persisted}) => persisted && giveBack(clientId))

  await oneTabAtATime(async () => {
    dropLeftovers(clientId)
    giveBack(clientId)
    const returned = new Promise<void>(resolve => {
      onReturned = resolve
    })
    Amplify.configure(amplifyConfig(cognito, devDomain))
    // The first question for tokens waits for the listener only if the listener's work has begun.
    await macrotask()
    if (isInFlight(clientId)) await returned
  })

  return {
    user: async () => {
      try {
        return await userOfSession(false)
      } catch {
        await clearing
        return currentUser()
      }
    },
    currentUser,
    takeFailure: () => {
      const taken = failure
      failure = undefined
      return taken
    },
    signIn: () =>
      new Promise<never>((_, reject) => {
        cancel = reject
        // Without a network the browser's own error page would take the place of the splash.
        if (!navigator.onLine)
          return reject(namedError("NetworkError", "A network error has occurred."))
        const authSessionOpener = async (url: string) => {
          await macrotask()
          keepInTab(clientId)
          window.location.assign(url)
        }
        oneTabAtATime(() => signInWithRedirect({options: {authSessionOpener}})).catch(reject)
      }),
    signOut: () => {
      isSigningOut = true
      return signOut()
    },
    renew: () => userOfSession(true),
  }
}
