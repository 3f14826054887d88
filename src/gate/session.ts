import "aws-amplify/auth/enable-oauth-listener"
import {Amplify} from "aws-amplify"
import {fetchAuthSession, getCurrentUser, signInWithRedirect, signOut} from "aws-amplify/auth"
import {cognitoUserPoolsTokenProvider} from "aws-amplify/auth/cognito"
import {Hub} from "aws-amplify/utils"
import type {GateSettings} from "./host"

const configure = (settings: GateSettings) => {
  const {devDomain, domain, userPoolId, clientId: userPoolClientId, identityPoolId} = settings
  // The development domain's and the development server's root.
  const origins = [`https://${devDomain}`, "http://localhost:5173"]
  const oauth = {
    domain,
    scopes: ["email", "openid", "profile"],
    responseType: "code" as const,
    redirectSignIn: origins.map(origin => `${origin}/`),
    redirectSignOut: origins.map(origin => `${origin}/logout`),
  }
  const pools = {userPoolId, userPoolClientId, identityPoolId, allowGuestAccess: false}
  Amplify.configure({Auth: {Cognito: {...pools, loginWith: {oauth}}}})
}

const currentUser = async () => (await getCurrentUser()).username

/** Configures Amplify, which then handles a return from the hosted page. */
export const startSession = async (settings: GateSettings) => {
  let returnError: Error | undefined
  let onFailure = (error: Error) => {
    returnError = error
  }
  let clearing: Promise<void> | undefined
  // Listening comes first: only an event reports that the return failed.
  Hub.listen("auth", ({payload}) => {
    if (payload.event === "signInWithRedirect_failure") onFailure(payload.data?.error as Error)
    // Amplify keeps tokens that the service fails to refresh; only a network may fail for a while.
    if (payload.event === "tokenRefresh_failure" && payload.data?.error?.name !== "NetworkError")
      clearing = cognitoUserPoolsTokenProvider.authTokenStore.clearTokens()
  })
  configure(settings)
  // The first call for tokens waits for Amplify's listener only if that has already started.
  await new Promise(resolve => setTimeout(resolve))

  return {
    /** Name of the user of the stored tokens, refreshed 5 s before they expire, if there are any. */
    user: async (): Promise<string | undefined> => {
      try {
        const {tokens} = await fetchAuthSession()
        return tokens?.idToken?.payload["cognito:username"] as string | undefined
      } catch {
        // The identity pool may fail: the user pool's tokens are enough.
        await clearing
        return currentUser()
      }
    },
    /** Goes to the hosted page; resolves only for somebody who is signed in already. */
    signIn: () =>
      new Promise<string>((resolve, reject) => {
        // Also rejects for a visitor who comes back by the back-forward cache.
        onFailure = reject
        signInWithRedirect().catch(error => {
          const isIn = error.name === "UserAlreadyAuthenticatedException"
          return isIn ? resolve(currentUser()) : reject(error)
        })
      }),
    /** Why Amplify did not accept the return from the hosted page. */
    returnError: () => returnError,
    signOut: () => signOut(),
  }
}

/** The gate's interface to Amplify; no other file imports it. */
export type Session = Awaited<ReturnType<typeof startSession>>
