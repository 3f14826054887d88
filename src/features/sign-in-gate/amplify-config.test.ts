/** @jest-environment node */
import {amplifyConfig} from "./amplify-config"

it("asks for the scopes, the code flow and the redirect targets that the hosted page expects", () => {
  const {Cognito} = amplifyConfig(
    {
      userPoolId: "eu-west-1_AbC",
      clientId: "client",
      domain: "roots.auth.eu-west-1.amazoncognito.com",
      identityPoolId: "eu-west-1:1234",
    },
    "dev.example.com",
  ).Auth
  expect(Cognito).toMatchObject({
    userPoolId: "eu-west-1_AbC",
    userPoolClientId: "client",
    identityPoolId: "eu-west-1:1234",
    allowGuestAccess: false,
  })
  expect(Cognito.loginWith.oauth).toEqual({
    domain: "roots.auth.eu-west-1.amazoncognito.com",
    scopes: ["email", "openid", "profile"],
    responseType: "code",
    redirectSignIn: ["https://dev.example.com/", "http://localhost:5173/"],
    redirectSignOut: ["https://dev.example.com/logout", "http://localhost:5173/logout"],
  })
})
