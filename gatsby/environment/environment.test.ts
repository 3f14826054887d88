import {gateSettings, isNoindexBuild, readEnvironment} from "./environment"
import {cognitoVariables} from "./testing/cognito"

describe("readEnvironment", () => {
  it("has documented defaults", () => {
    expect(readEnvironment({GATSBY_GTM_ID: ""})).toEqual({
      GATSBY_SITE_URL: "https://www.example.com",
      GATSBY_DEV_DOMAIN: "dev.example.com",
      GATSBY_GATED_IPS: "127.0.0.1",
    })
  })

  it.each([
    ["GATSBY_SITE_URL", "https://www.example.com/"],
    ["GATSBY_SITE_URL", "www.example.com"],
    ["GATSBY_GTM_ID", "UA-1234"],
    ["GATSBY_DEV_DOMAIN", "https://dev.example.com"],
    ["GATSBY_GATED_IPS", "127.0.0.1,host"],
    ["GATSBY_EDITOR", "yes"],
    ["GATSBY_EDITOR_REPO", "house"],
    ["GATSBY_EDITOR_BRANCH", "/main"],
    ["GATSBY_EDITOR_SITE", "https://www.roots.co/"],
    ["GATSBY_EDITOR_AUTH", "sign-in.roots.workers.dev"],
    ["GATSBY_EDITOR_AUTH", "http://sign-in.roots.workers.dev"],
    ["GATSBY_EDITOR_AUTH", "https://sign-in.roots.workers.dev/"],
    ["GATSBY_COGNITO_USER_POOL_ID", "eu-west-1"],
    ["GATSBY_COGNITO_CLIENT_ID", "client 1"],
    ["GATSBY_COGNITO_DOMAIN", "https://roots.auth.eu-west-1.amazoncognito.com"],
    ["GATSBY_COGNITO_IDENTITY_POOL_ID", "eu-west-1_1234"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => readEnvironment({[name]: value})).toThrow(
      new RegExp(`${name}: found "${value}", expected `),
    )
  })

  it.each([
    ["GATSBY_SITE_URL", "https://www.raíces.co", "https://www.xn--races-0sa.co"],
    ["GATSBY_SITE_URL", "https://ñandú.co:8443", "https://xn--and-6ma2c.co:8443"],
    ["GATSBY_DEV_DOMAIN", "dev.raíces.co", "dev.xn--races-0sa.co"],
    ["GATSBY_EDITOR_AUTH", "https://raíces.co/entrar", "https://xn--races-0sa.co/entrar"],
  ])("refuses the accent in %s=%s, and says how it is written", (name, value, ascii) => {
    expect(() => readEnvironment({[name]: value})).toThrow(
      new RegExp(`${name}: found "${value}", expected .*; write this domain as ${ascii}$`),
    )
    expect(readEnvironment({[name]: ascii})).toMatchObject({[name]: ascii})
  })

  it("names the settings that are missing from a half sign-in configuration", () => {
    const {GATSBY_COGNITO_DOMAIN: _, ...half} = cognitoVariables
    expect(() => readEnvironment(half)).toThrow(
      "GATSBY_COGNITO_DOMAIN: found nothing, expected a value (set all four or none)",
    )
  })

  it("wants a repository for an editor that saves to one", () => {
    expect(() => readEnvironment({GATSBY_EDITOR: "github"})).toThrow(
      "GATSBY_EDITOR_REPO: found nothing, expected the repository",
    )
    expect(readEnvironment({GATSBY_EDITOR: "local"}).GATSBY_EDITOR).toBe("local")
  })

  it("refuses an editor beside a container, whose scripts could read its token", () => {
    const editor = {GATSBY_EDITOR: "github", GATSBY_EDITOR_REPO: "house/site"}
    const container = {GATSBY_GTM_ID: "GTM-AB12CD3"}
    expect(() => readEnvironment({...editor, ...container})).toThrow(
      'GATSBY_GTM_ID: found "GTM-AB12CD3", expected nothing beside GATSBY_EDITOR=github',
    )
    expect(readEnvironment(editor)).toMatchObject(editor)
    expect(readEnvironment({...container, GATSBY_EDITOR: "local"})).toMatchObject(container)
  })

  it("lists every fault at once", () => {
    expect(() => readEnvironment({GATSBY_SITE_URL: "x", GATSBY_GTM_ID: "y"})).toThrow(
      /GATSBY_SITE_URL[\s\S]*GATSBY_GTM_ID/,
    )
  })
})

it.each([
  ["https://www.example.com", false],
  ["https://dev.example.com", true],
  ["https://a.dev.example.com", true],
  ["https://mydev.example.com", false],
  ["https://dev.example.com.evil.test", false],
])("a build of %s is kept from search: %p", (origin, expected) => {
  expect(isNoindexBuild({GATSBY_SITE_URL: origin, GATSBY_DEV_DOMAIN: "dev.example.com"})).toBe(
    expected,
  )
})

it("gathers what the browser needs", () => {
  const gate = gateSettings(
    readEnvironment({
      ...cognitoVariables,
      GATSBY_DEV_DOMAIN: "dev.roots.test",
      GATSBY_GATED_IPS: "127.0.0.1, 10.0.0.5",
    }),
  )
  expect(gate).toEqual({
    devDomain: "dev.roots.test",
    ips: ["127.0.0.1", "10.0.0.5"],
    userPoolId: "eu-west-1_AbC123",
    clientId: "client123",
    domain: "roots.auth.eu-west-1.amazoncognito.com",
    identityPoolId: "eu-west-1:1234-abcd",
  })
})

it("turns the gate off where none of the four is set", () => {
  expect(gateSettings(readEnvironment({}))).toBeUndefined()
})
