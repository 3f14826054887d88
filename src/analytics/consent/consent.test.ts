import {blockStorage} from "../../lib/testing/block-storage"

type Consent = typeof import("./consent")

const key = "entreraices_cookie_consent"

/** The module as after a load of the page: it remembers nothing. */
const loadPage = (): Consent => {
  jest.resetModules()
  return require("./consent")
}

const full = () => {
  throw new DOMException("full", "QuotaExceededError")
}

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe("consent", () => {
  it("is kept under the product's key for later visits", () => {
    loadPage().storeConsent("entreraices", "accepted")
    expect(window.localStorage.getItem(key)).toBe("accepted")
    expect(loadPage().readConsent("entreraices")).toBe("accepted")
  })

  it.each([null, "", "yes", "ACCEPTED"])("is open for a stored %p", value => {
    if (value !== null) window.localStorage.setItem(key, value)
    expect(loadPage().readConsent("entreraices")).toBeUndefined()
  })

  it("is open where storage is blocked, and holds for the page once given", () => {
    blockStorage("getItem", "setItem")
    const {readConsent, storeConsent} = loadPage()
    expect(readConsent("entreraices")).toBeUndefined()
    storeConsent("entreraices", "rejected")
    expect(readConsent("entreraices")).toBe("rejected")
  })

  it("holds for the visit where local storage alone takes nothing, whatever it held", () => {
    window.localStorage.setItem(key, "accepted")
    jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(full)
    loadPage().storeConsent("entreraices", "rejected")
    expect(loadPage().readConsent("entreraices")).toBe("rejected")
  })

  it("holds until the next load of a page where nothing can be stored, over what is stored", () => {
    window.localStorage.setItem(key, "accepted")
    blockStorage("setItem", "removeItem")
    const {readConsent, storeConsent} = loadPage()
    storeConsent("entreraices", "rejected")
    expect(readConsent("entreraices")).toBe("rejected")
    expect(loadPage().readConsent("entreraices")).toBe("accepted")
  })

  it("leaves one answer alone behind, wherever an earlier one was kept", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(full)
    loadPage().storeConsent("entreraices", "rejected")
    expect(window.sessionStorage.getItem(key)).toBe("rejected")
    expect(window.localStorage.getItem(key)).toBeNull()
    loadPage().storeConsent("entreraices", "accepted")
    expect(window.sessionStorage.getItem(key)).toBeNull()
    expect(loadPage().readConsent("entreraices")).toBe("accepted")
  })

  it("can be asked for again", () => {
    const {onConsentAsked, openConsentBanner} = loadPage()
    const show = jest.fn()
    const stop = onConsentAsked(show)
    openConsentBanner()
    stop()
    openConsentBanner()
    expect(show).toHaveBeenCalledTimes(1)
  })

  it("follows an answer that is given in another tab", () => {
    const {onConsentElsewhere, readConsent} = loadPage()
    const use = jest.fn()
    const stop = onConsentElsewhere("entreraices", use)
    const tell = (name: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", {key: name, newValue}))
    tell("other", "accepted")
    tell(key, null)
    expect(use).not.toHaveBeenCalled()
    tell(key, "rejected")
    expect(use).toHaveBeenCalledWith("rejected")
    expect(readConsent("entreraices")).toBe("rejected")
    stop()
    tell(key, "accepted")
    expect(use).toHaveBeenCalledTimes(1)
    expect(readConsent("entreraices")).toBe("rejected")
  })
})
