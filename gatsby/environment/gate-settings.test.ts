import {cognitoOrigins} from "../../src/features/sign-in-gate/settings"
import {readEnvironment} from "./environment"
import {gateSettings} from "./gate-settings"

const variables = {
  GATSBY_DEV_DOMAIN: "dev.roots.test",
  GATSBY_GATED_IPS: "127.0.0.1, 10.0.0.5",
  GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
  GATSBY_COGNITO_CLIENT_ID: "client123",
  GATSBY_COGNITO_DOMAIN: "roots.auth.eu-west-1.amazoncognito.com",
  GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:1234-abcd",
}

it("gathers what the browser needs", () => {
  expect(gateSettings(readEnvironment(variables))).toEqual({
    devDomain: "dev.roots.test",
    ips: ["127.0.0.1", "10.0.0.5"],
    cognito: {
      userPoolId: "eu-west-1_AbC123",
      clientId: "client123",
      domain: "roots.auth.eu-west-1.amazoncognito.com",
      identityPoolId: "eu-west-1:1234-abcd",
    },
  })
})

it("turns the gate off where none of the four is set", () => {
  expect(gateSettings(readEnvironment({})).cognito).toBeNull()
})

it("knows the hosts that a sign-in calls", () => {
  const {cognito} = gateSettings(readEnvironment(variables))
  expect(cognito && cognitoOrigins(cognito)).toEqual([
    "https://roots.auth.eu-west-1.amazoncognito.com",
    "https://cognito-idp.eu-west-1.amazonaws.com",
    "https://cognito-identity.eu-west-1.amazonaws.com",
  ])
})
