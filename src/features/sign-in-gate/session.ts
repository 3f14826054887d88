import "aws-amplify/auth/enable-oauth-listener"
import {Amplify} from "aws-amplify"
import {fetchAuthSession, getCurrentUser, signInWithRedirect, signOut} from "aws-amplify/auth"
import {cognitoUserPoolsTokenProvider} from "aws-amplify/auth/cognito"
import {Hub} from "aws-amplify/utils"
import {kindOf, namedError, nameOf} from "./errors"
import {dropLeftovers, isInFlight, keepInTab, restoreItems} from "./oauth-keys"
import type {CognitoSettings} from "./settings"

/** The signed-in user, from the id token. */
export type User = {username: string; sub: string}

/** Where Gatsby's development server runs; the hosted page may return here. */
const localOrigin = "http://localhost:5173"

/**
 * Amplify's configuration. Amplify itself brings the PKCE verifier of 128 characters, the state of
 * 32, the refresh 5 s before a token expires, and credentials for 50 minutes. The region,
 * eu-west-1, is part of the pools' ids.
 *
 * @param devDomain - development domain; its root and the local server's are the only addresses
 *   that the hosted page returns to
 */
const amplifyConfig = (cognito: CognitoSettings, devDomain: string) => {
  const origins = [`https://${devDomain}`, localOrigin]
  return {
    Auth: {
      Cognito: {
        userPoolId: cognito.userPoolId,
        userPoolClientId: cognito.clientId,
        identityPoolId: cognito.identityPoolId,
        allowGuestAccess: false,
        loginWith: {
          oauth: {
            domain: cognito.domain,
            scopes: ["email", "openid", "profile"],
            responseType: "code" as const,
            redirectSignIn: origins.map(origin => `${origin}/`),
            redirectSignOut: origins.map(origin => `${origin}/logout`),
          },
        },
      },
    },
  }
}

/**
 * Runs the parts of a sign-in that use shared storage in one tab at a time. Browsers offer locks on
 * https and localhost only; elsewhere nobody can sign in anyway.
 */
const withTabLock = async <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? await navigator.locks.request("sign-in-gate", work) : await work()

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
 * Configures Amplify and waits until it has handled a return from the hosted page.
 *
 * @param devDomain - whose root the hosted page returns to, besides localhost
 * @param onSignedOut - called when another tab signed out
 */
export const startSession = async (
  cognito: CognitoSettings,
  devDomain: string,
  onSignedOut: () => void,
) => {
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
      // Amplify keeps the tokens if the service fails; the gate clears them.
      if (payload.event === "tokenRefresh_failure" && kindOf(payload.data?.error) !== "network")
        clearing = cognitoUserPoolsTokenProvider.authTokenStore.clearTokens()
      if (payload.event === "signedOut" && !isSigningOut) onSignedOut()
    },
    {listenerName: "sign-in-gate", enableCrossTabEvents: true},
  )
  // Registered before Amplify's own listener, which cancels a sign-in whose items it finds in
  // storage.
  window.addEventListener("pageshow", ({persisted}) => persisted && restoreItems(clientId))

  await withTabLock(async () => {
    dropLeftovers(clientId)
    restoreItems(clientId)
    const returned = new Promise<void>(resolve => {
      onReturned = resolve
    })
    Amplify.configure(amplifyConfig(cognito, devDomain))
    // The first request for tokens waits for the listener only if it has already started.
    await macrotask()
    if (isInFlight(clientId)) await returned
  })

  return {
    /** User of the id token, refreshed 5 s before it expires; undefined if nobody is signed in. */
    user: async (): Promise<User | undefined> => {
      try {
        return await userOfSession(false)
      } catch {
        await clearing
        return currentUser()
      }
    },
    /** User of the stored tokens, whatever the identity pool says. */
    currentUser,
    /** Why the last return from the hosted page failed; returned once. */
    takeFailure: (): unknown => {
      const taken = failure
      failure = undefined
      return taken
    },
    /** Goes to the hosted page. It only ever rejects, if that fails or is cancelled. */
    signIn: () =>
      new Promise<never>((_, reject) => {
        cancel = reject
        // Without a network the browser's error page would replace the splash.
        if (!navigator.onLine)
          return reject(namedError("NetworkError", "A network error has occurred."))
        const authSessionOpener = async (url: string) => {
          await macrotask()
          keepInTab(clientId)
          window.location.assign(url)
        }
        withTabLock(() => signInWithRedirect({options: {authSessionOpener}})).catch(reject)
      }),
    signOut: () => {
      isSigningOut = true
      return signOut()
    },
    /** Refreshes the tokens; undefined if that was refused. */
    renew: () => userOfSession(true),
  }
}

/** The gate's interface to Amplify; no other file imports it. */
export type Session = Awaited<ReturnType<typeof startSession>>
