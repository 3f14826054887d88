/** @jest-environment node */
import {isGatedVisit} from "./boot"
import {cognitoOrigins} from "./settings"
import {cleanAddress, readVisit} from "./visit"

describe("isGatedVisit", () => {
  const settings = {devDomain: "dev.example.com", ips: ["127.0.0.1", "10.0.0.5"]}
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"

  const isGated = (hostname: string, pathname = "/en/", userAgent = chrome) =>
    isGatedVisit({hostname, pathname}, userAgent, settings)

  it.each([
    ["dev.example.com", true],
    ["DEV.example.com.", true],
    ["a.dev.example.com", true],
    ["localhost", true],
    ["127.0.0.1", true],
    ["10.0.0.5", true],
    ["10.0.0.6", false],
    ["www.example.com", false],
    ["example.com", false],
    ["mydev.example.com", false],
    ["dev.example.com.evil.test", false],
    ["localhost.evil.test", false],
  ])("the host %s: gated %p", (host, expected) => {
    expect(isGated(host)).toBe(expected)
  })

  it.each([
    ["/logout", false],
    ["/logout/", false],
    ["/en/logout/", true],
    ["/logouts/", true],
    ["/logout/now/", true],
  ])("the path %s on a gated host: gated %p", (path, expected) => {
    expect(isGated("dev.example.com", path)).toBe(expected)
  })

  it.each([
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
    ["facebookexternalhit/1.1", false],
    ["WhatsApp/2.23", false],
    ["Yahoo! Slurp", false],
    ["Baiduspider/2.0", false],
    ["ia_archiver crawler", false],
    ["Chrome-Lighthouse", false],
    ["Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120.0 Mobile Safari/537.36", true],
  ])("the user agent %s: gated %p", (agent, expected) => {
    expect(isGated("dev.example.com", "/en/", agent)).toBe(expected)
  })
})

const site = "https://dev.example.com"

describe("cleanAddress", () => {
  it.each([
    ["/en/?code=a&state=b", "/en/"],
    ["/en/cali/?utm=x&code=a&state=b#facts", "/en/cali/?utm=x#facts"],
    ["/?error=access_denied&error_description=No&state=b", "/"],
    ["/en/?state=antioquia", "/en/?state=antioquia"],
    ["//evil.example/?code=a", "/evil.example/"],
    ["/en/?q=caf%C3%A9", "/en/?q=caf%C3%A9"],
  ])("%s becomes %s", (address, expected) => {
    expect(cleanAddress(site + address)).toBe(expected)
  })
})

describe("readVisit", () => {
  it("takes the address itself on a first visit, whatever was kept before", () => {
    expect(readVisit(`${site}/en/about-us/?a=1#b`, "/es/")).toEqual({
      target: "/en/about-us/?a=1#b",
      hasCode: false,
      isReturn: false,
    })
  })

  it("takes the kept deep link on the way back", () => {
    expect(readVisit(`${site}/?code=a&state=b`, "/es/terms/#x")).toMatchObject({
      target: "/es/terms/#x",
      hasCode: true,
      isReturn: true,
    })
  })

  it.each([null, "//evil.test/", "/\\evil.test/", "https://evil.test/"])(
    "stays on the page where the kept link is %p",
    link => {
      expect(readVisit(`${site}/en/?code=a&state=b`, link).target).toBe("/en/")
    },
  )

  it("names the hosted page's error by its description", () => {
    const {error, hasCode} = readVisit(
      `${site}/?error=access_denied&error_description=No+entry`,
      null,
    )
    expect(hasCode).toBe(false)
    expect(error).toEqual({name: "OAuthSignInException", message: "No entry"})
    expect(readVisit(`${site}/?error=server_error`, null).error?.message).toBe("server_error")
  })
})

describe("cognitoOrigins", () => {
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
})
