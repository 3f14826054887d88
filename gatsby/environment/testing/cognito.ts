/** A full sign-in configuration, for tests. */
export const cognitoVariables = {
  GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
  GATSBY_COGNITO_CLIENT_ID: "client123",
  GATSBY_COGNITO_DOMAIN: "roots.auth.eu-west-1.amazoncognito.com",
  GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:1234-abcd",
}
