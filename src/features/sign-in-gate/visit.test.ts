/** @jest-environment node */
import {cleanAddress, readVisit} from "./visit"

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
