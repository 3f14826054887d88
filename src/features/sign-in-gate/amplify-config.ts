import type {CognitoSettings} from "./settings"

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
export const amplifyConfig = (cognito: CognitoSettings, devDomain: string) => {
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
