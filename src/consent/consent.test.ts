import {consentKey, onConsentAsked, openConsentBanner, readConsent, storeConsent} from "./consent"

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
})

describe("consent", () => {
  it("is kept under the product's key", () => {
    expect(consentKey("entreraices")).toBe("entreraices_cookie_consent")
    storeConsent("entreraices", "accepted")
    expect(window.localStorage.getItem("entreraices_cookie_consent")).toBe("accepted")
    expect(readConsent("entreraices")).toBe("accepted")
  })

  it.each([null, "", "yes", "ACCEPTED"])("is open for a stored %p", value => {
    if (value !== null) window.localStorage.setItem("entreraices_cookie_consent", value)
    expect(readConsent("entreraices")).toBeUndefined()
  })

  it("is open where storage is blocked, and storing does not fail", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    expect(readConsent("entreraices")).toBeUndefined()
    expect(() => storeConsent("entreraices", "rejected")).not.toThrow()
  })

  it("can be asked for again", () => {
    const show = jest.fn()
    const stop = onConsentAsked(show)
    openConsentBanner()
    stop()
    openConsentBanner()
    expect(show).toHaveBeenCalledTimes(1)
  })
})
