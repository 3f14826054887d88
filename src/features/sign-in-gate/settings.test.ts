/** @jest-environment node */
import {cognitoOrigins} from "./settings"

it("names the origins that a page's policy must allow: page, user pool and identity pool", () => {
  expect(
    cognitoOrigins({
      userPoolId: "eu-west-1_AbC",
      clientId: "client",
      domain: "roots.auth.example.com",
      identityPoolId: "eu-central-1:1234",
    }),
  ).toEqual([
    "https://roots.auth.example.com",
    "https://cognito-idp.eu-west-1.amazonaws.com",
    "https://cognito-identity.eu-central-1.amazonaws.com",
  ])
})
