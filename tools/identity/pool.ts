import type {CognitoSettings} from "../../src/features/sign-in-gate/settings"

/** The four settings of the local user pool; the host does not exist outside this machine. */
export const localCognito: CognitoSettings = {
  userPoolId: "eu-west-1_LocalPool",
  clientId: "localclient",
  domain: "local-sign-in.auth.eu-west-1.amazoncognito.com",
  identityPoolId: "eu-west-1:00000000-0000-4000-8000-000000000000",
}

/** A pool's settings as the environment of a build names them. */
export const cognitoVariables = (pool?: CognitoSettings) => ({
  GATSBY_COGNITO_USER_POOL_ID: pool?.userPoolId,
  GATSBY_COGNITO_CLIENT_ID: pool?.clientId,
  GATSBY_COGNITO_DOMAIN: pool?.domain,
  GATSBY_COGNITO_IDENTITY_POOL_ID: pool?.identityPoolId,
})

/** The only user of the local pool. */
export const localUser = {
  username: "ana",
  password: "Raices-2024",
  sub: "11111111-1111-4111-8111-111111111111",
  email: "ana@example.com",
}

/** What the identity pool knows the user by. */
export const localIdentityId = "eu-west-1:22222222-2222-4222-8222-222222222222"

/** Host names that the local identity server answers for. */
export const identityHosts = {
  hosted: localCognito.domain,
  userPool: "cognito-idp.eu-west-1.amazonaws.com",
  identityPool: "cognito-identity.eu-west-1.amazonaws.com",
}

/** Where the hosted page returns to after a sign-out. */
export const logoutUrls = (origins: string[]) => origins.map(origin => `${origin}/logout`)

/**
 * Files that cognito-local reads at its start, by their path in its folder.
 *
 * @param origins - of the sites that may ask for sign-in, without a slash at their end
 */
export const poolFiles = (origins: string[]): Record<string, unknown> => {
  const date = new Date(0).toISOString()
  return {
    "config.json": {TokenConfig: {IssuerDomain: `https://${identityHosts.userPool}`}},
    "db/clients.json": {
      Clients: {
        [localCognito.clientId]: {
          ClientId: localCognito.clientId,
          ClientName: "site",
          UserPoolId: localCognito.userPoolId,
          CallbackURLs: origins.map(origin => `${origin}/`),
          LogoutURLs: logoutUrls(origins),
          AccessTokenValidity: 1,
          IdTokenValidity: 1,
          CreationDate: date,
          LastModifiedDate: date,
        },
      },
    },
    [`db/${localCognito.userPoolId}.json`]: {
      Options: {Id: localCognito.userPoolId, UsernameAttributes: [], MfaConfiguration: "OFF"},
      Groups: {},
      Users: {
        [localUser.username]: {
          Username: localUser.username,
          Password: localUser.password,
          Attributes: [
            {Name: "sub", Value: localUser.sub},
            {Name: "email", Value: localUser.email},
          ],
          Enabled: true,
          UserStatus: "CONFIRMED",
          UserCreateDate: date,
          UserLastModifiedDate: date,
          RefreshTokens: [],
        },
      },
    },
  }
}
