import {render} from "@testing-library/react"
import {gateSettings} from "./gate-settings-element"
import {cognitoOrigins, settingsName} from "./settings"

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

it("stand in every page of a gated build, where the boot script looks for them", () => {
  process.env.GATSBY_SIGN_IN_GATE = '{"ips":[]}'
  const {container} = render(gateSettings())
  delete process.env.GATSBY_SIGN_IN_GATE
  const meta = container.ownerDocument.querySelector(`meta[name="${settingsName}"]`)
  expect(meta).toHaveAttribute("content", '{"ips":[]}')
  expect(gateSettings().key).toBeTruthy()
})
