import {type Visit, visit} from "./testing/visit"

describe("resolveHomeLanguage", () => {
  it.each<[string, Visit, string]>([
    ["the browser's Spanish", {address: "/", browser: ["es-CO", "en"]}, "/es/"],
    ["the browser's English", {address: "/", browser: ["en-GB", "es"]}, ""],
    ["any other browser language as English", {address: "/", browser: ["fr"]}, ""],
    [
      "the first browser language that there is",
      {address: "/", browser: ["ca", "eu-ES", "es-ES", "en"]},
      "/es/",
    ],
    ["English before Spanish after another", {address: "/", browser: ["fr", "en", "es"]}, ""],
    ["a tag that a sentence ends with", {address: "/?lng=es."}, "/es/"],
    ["the query before the cookie", {address: "/?lng=es", cookie: "i18next=en"}, "/es/"],
    ["English asked for in the query", {address: "/?lng=en", browser: ["es"]}, ""],
    [
      "the cookie before the storage",
      {address: "/", cookie: "a=b; i18next=es", stored: "en"},
      "/es/",
    ],
    ["the storage before the browser", {address: "/", stored: "en", browser: ["es"]}, ""],
    ["an unknown stored value as English", {address: "/", stored: "xx", browser: ["es"]}, ""],
    [
      "the first of several languages of the browser",
      {address: "/", browser: ["es", "en"]},
      "/es/",
    ],
    ["a cookie of that very name", {address: "/", cookie: "my_i18next=es"}, ""],
    ["a cookie before others", {address: "/", cookie: "i18next=es; b=en"}, "/es/"],
    ["a tag in capitals", {address: "/?lng=ES-CO"}, "/es/"],
    ["a tag of more letters for another", {address: "/?lng=est"}, ""],
    [
      "the cookie where the site lacks what is asked for",
      {address: "/?lng=fr", cookie: "i18next=es"},
      "/es/",
    ],
    ["the page's own language where the browser names none", {address: "/", browser: []}, ""],
    ["query and hash kept", {address: "/?a=1&lng=es#map", browser: ["en"]}, "/es/?a=1#map"],
  ])("takes %s", (_, from, expected) => {
    expect(visit(from).moved).toBe(expected)
  })

  it("remembers the language in cookie and storage", () => {
    const {cookie, stored} = visit({address: "/", browser: ["es"]})
    expect(cookie).toBe("i18next=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure")
    expect(stored).toBe("es")
  })

  it("drops a wish for the language of the page from its address", () => {
    expect(visit({address: "/?lng=en&a=1#map"}).replaced).toBe("/?a=1#map")
    expect(visit({address: "/?lng=en"}).replaced).toBe("/")
    expect(visit({address: "/?a=1"}).replaced).toBe("")
  })

  it("marks a page that is being left, so that nobody counts it as seen", () => {
    expect(visit({address: "/", browser: ["es"]}).root.dataset.leaving).toBe("")
    expect(visit({address: "/", browser: ["en"]}).root.dataset.leaving).toBeUndefined()
  })

  it("shows a page again that could not be left after four seconds", () => {
    const {root, waits} = visit({address: "/", browser: ["es"]})
    expect(waits.map(([, milliseconds]) => milliseconds)).toEqual([4000])
    waits[0]?.[0]()
    expect(root.style.visibility).toBe("")
  })

  it("hides the page only while it is being left", () => {
    expect(visit({address: "/", browser: ["es"]}).root.style.visibility).toBe("hidden")
    expect(visit({address: "/", browser: ["en"]}).root.style.visibility).toBe("")
  })

  it("leaves a visitor alone who comes back from the hosted sign-in of a gated host", () => {
    const browser = ["es-CO"]
    for (const address of ["/?code=a&state=b", "/?error=access_denied"])
      expect(visit({address, browser, isGated: true}).moved).toBe("")
    expect(visit({address: "/", browser, isGated: true}).moved).toBe("/es/")
    expect(visit({address: "/?code=a", browser}).moved).toBe("/es/?code=a")
  })

  it("works with blocked storage", () => {
    expect(visit({address: "/", browser: ["es"], storageFails: true}).moved).toBe("/es/")
    expect(visit({address: "/", browser: ["en"], storageFails: true}).moved).toBe("")
  })
})

describe("resolveAddressLanguage", () => {
  it("lets the address win and remembers it", () => {
    const {moved, stored, cookie} = visit({
      address: "/en/about-us/",
      cookie: "i18next=es",
      browser: ["es"],
      protocol: "http:",
    })
    expect(moved).toBe("")
    expect(stored).toBe("en")
    expect(cookie).toBe("i18next=en; Path=/; Max-Age=31536000; SameSite=Lax")
  })

  it("touches no storage before the first paint", () => {
    expect(visit({address: "/en/about-us/"}).early).toMatchObject({cookie: "", stored: ""})
  })

  it("names the language on a page that is served for any address", () => {
    expect(visit({address: "/es/nowhere/"}).root).toHaveAttribute("lang", "es")
    expect(visit({address: "/es/nowhere/"}).root.dataset.addressLanguage).toBe("es")
    for (const address of ["/", "/estar/", "/fr/nowhere/"])
      expect(visit({address}).root.dataset.addressLanguage).toBeUndefined()
  })

  it("works with blocked storage", () => {
    expect(visit({address: "/es/terms/", storageFails: true}).moved).toBe("")
  })

  it.each([
    ["/en/terms/?lng=es&a=1#luggage", "/es/terms/?a=1#luggage", ""],
    ["/en/terms/?lng=ES", "/es/terms/", ""],
    ["/en/terms/?lng=es-CO", "/es/terms/", ""],
    ["/en/terms/?lng=es.", "/es/terms/", ""],
    ["/en/terms/?lng=%20es", "/es/terms/", ""],
    ["/es?lng=en", "/en/", ""],
    ["/es/?lng=en", "/en/", ""],
    ["/es/terms/?lng=es#a", "", "/es/terms/#a"],
    ["/fr/terms/?lng=es", "", ""],
    ["/terms/?lng=es", "", ""],
    ["/es/terms/?a=lng", "", ""],
    ["/es/terms/", "", ""],
    ["/es/terms/?lng=fr", "", ""],
    // A pattern that tries every way of parting it would never end.
    [`/en/terms/?lng=a${"_b".repeat(60)}!c`, "", ""],
    ["/en/terms/?lng=es%0d%0aSet-Cookie:a=b", "", ""],
    ["/en/terms/?lng=es<b>", "", ""],
    ["/en/terms/?lng=es en", "", ""],
  ])("%s moves to %j and becomes %j", (address, moved, replaced) => {
    expect(visit({address})).toMatchObject({moved, replaced})
  })

  it("writes the language of the page only where it is another", () => {
    const written = jest.spyOn(HTMLElement.prototype, "lang", "set")
    visit({address: "/en/terms/"})
    // The stand-in for the page writes its own once.
    expect(written).toHaveBeenCalledTimes(1)
    written.mockRestore()
  })
})
