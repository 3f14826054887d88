/** @jest-environment node */
import {explain, namedError} from "./errors"

/** Names and messages of errors as Amplify 6 throws them. */
const catalogue = [
  ["UserUnAuthenticatedException", "User needs to be authenticated to call this API.", /session/],
  ["UserAlreadyAuthenticatedException", "There is already a signed in user.", /session/],
  ["InvalidRedirectException", "redirectSignIn had an invalid format.", /not set up correctly/],
  ["InvalidOriginException", "redirect is coming from a different origin.", /This address/],
  ["TokenRefreshException", "Unsupported under implicit grant.", /not set up correctly/],
  ["InvalidUserPoolId", "Invalid user pool id provided.", /not set up correctly/],
  ["InvalidIdentityPoolIdException", "Invalid identity pool id.", /not set up correctly/],
  ["NoSessionFoundException", "Auth session was not found.", /session/],
  ["InvalidAuthTokens", "No tokens provided.", /session/],
  ["InvalidTokens", "Invalid tokens", /session/],
  ["iatNotFoundException", "iat not found in access token", /session/],
  ["CredentialsNotFoundException", "Cognito did not respond.", /session/],
  ["UnexpectedSignInInterruptionException", "Unable to get user session.", /session/],
  ["OAuthSignInException", "Couldn't finish OAuth flow", /did not accept/],
  ["OAuthSignInException", "User cancelled OAuth flow.", /not completed/],
  ["oauthSignInError", "An error occurred while validating the state.", /does not belong/],
  ["oauthSignInError", "`signInWithRedirect` has been canceled.", /not completed/],
  ["OAuthSignInException", "User denied access", /refused this account/],
  ["NetworkError", "A network error has occurred.", /out of reach/],
  ["PlatformNotSupported", "Function not supported on current platform", /blocks storage/],
  ["oauthSignInError", "The flow was cancelled.", /not completed/],
  ["NotAuthorizedException", "Refresh token has been revoked", /session/],
  ["Error", "Something else", /unexpected/],
  ["NoPlatformNotSupported", "Ends like another", /unexpected/],
  ["NoInvalidOrigin", "Ends like another", /unexpected/],
  ["NoInvalidRedirect", "Ends like another", /unexpected/],
  ["NoNotAuthorized", "Ends like another", /unexpected/],
  ["NoOAuthSignInException", "Ends like another, cancelled", /unexpected/],
] as const

it.each(catalogue)("%s (%s) is explained in both languages", (name, message, english) => {
  const failure = explain(namedError(name, message))
  expect(failure).toMatchObject({name, message})
  expect(failure.text.en).toMatch(english)
  expect(failure.text.es).not.toBe(failure.text.en)
  expect(failure.text.es.length).toBeGreaterThan(20)
})

it("knows the failed exchange, which is fetch's own TypeError", () => {
  expect(explain(new TypeError("Failed to fetch")).text.en).toMatch(/out of reach/)
})

it.each([
  ["odd", "Unknown", "odd"],
  [null, "Unknown", "null"],
  [undefined, "Unknown", "undefined"],
  [{name: "NetworkError", message: "gone"}, "NetworkError", "gone"],
  [{message: "gone"}, "Unknown", "gone"],
])("takes %p, which is no error at all", (thrown, name, message) => {
  expect(explain(thrown)).toMatchObject({name, message})
})
