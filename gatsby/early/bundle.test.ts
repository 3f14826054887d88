import vm from "vm"
import {readEnvironment} from "../environment/environment"
import {bundleEarlyCode} from "./bundle"
import type {EarlyCode} from "./early-code"

const gated = {
  GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
  GATSBY_COGNITO_CLIENT_ID: "abc",
  GATSBY_COGNITO_DOMAIN: "x.auth.eu-west-1.amazoncognito.com",
  GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:11111111-2222-3333-4444-555555555555",
}
const bundle = (variables: Record<string, string> = {}) =>
  bundleEarlyCode(process.cwd(), readEnvironment(variables))

let code: EarlyCode
beforeAll(async () => {
  code = await bundle()
})

it("makes programs that browsers of 2019 can read, and that leave no name behind", () => {
  for (const text of Object.values(code)) {
    expect(text).not.toMatch(/\?\.|\?\?|<\/script|\bimport\b|\brequire\b|\bearly\./)
    const context: Record<string, unknown> = {}
    expect(() => vm.runInNewContext(text, context)).toThrow("window is not defined")
    expect(Object.keys(context)).toEqual([])
  }
})

it("holds at each place what is needed there alone", () => {
  const holding = (text: string) =>
    Object.entries(code)
      .filter(([, each]) => each.includes(text))
      .map(([name]) => name)
  expect(holding(".languages")).toEqual(["home", "anyPage"])
  expect(holding("addressLanguage")).toEqual(["notFound", "anyPage", "start"])
  expect(holding("gate-splash")).toEqual(["gate"])
  expect(holding("ad_storage")).toEqual(["consent", "start"])
  expect(holding("The sign-in gate is off")).toEqual(["start"])
})

it("says nothing of a gate that is off where the build has one", async () => {
  expect((await bundle(gated)).start).not.toContain("The sign-in gate is off")
})
