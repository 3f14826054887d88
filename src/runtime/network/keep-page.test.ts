import {failed, found, pageWith} from "./testing/loader-page"

/** The outcome of a navigation: its result, or "stays" where it never ends. */
const outcome = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise(resolve => setTimeout(resolve, 20, "stays"))])

const latePage = () => {
  let come = (_: typeof found) => {}
  const loading = new Promise<typeof found>(resolve => {
    come = resolve
  })
  return {loading, come}
}

describe("keepPage", () => {
  it("lets a page through that was found", async () => {
    const {loader} = pageWith(found, "up")
    expect(await loader.loadPage("/en/terms/")).toBe(found)
    expect(loader.loadPageSync("/en/terms/")).toBe(found)
  })

  it.each(["down", "silent"] as const)("stays and tells when the network is %s", async network => {
    const {loader, moves, root} = pageWith(failed, network)
    expect(await outcome(loader.loadPage("/en/terms/"))).toBe("stays")
    expect(root.dataset.offline).toBe("")
    expect(moves).toEqual([])
  })

  it("ends the sign of a pressed link without a network, and tells again", async () => {
    const {loader, root} = pageWith(failed, "down")
    for (const _ of ["first press", "after the notice was closed"]) {
      delete root.dataset.offline
      document.body.innerHTML = `<a href="/en/terms/" aria-busy="true">Terms</a>`
      await outcome(loader.loadPage("/en/terms/"))
      expect(root.dataset.offline).toBe("")
      expect(document.querySelector("[aria-busy]")).toBeNull()
    }
  })

  it("loads the plain address with its query and hash when only the data fails", async () => {
    const {loader, moves, follow} = pageWith(undefined, "up")
    follow("https://www.example.com/en/experiences/?region=amazon#3-days")
    await outcome(loader.loadPage("/en/experiences/?region=amazon"))
    expect(moves).toEqual(["https://www.example.com/en/experiences/?region=amazon#3-days"])
  })

  it("loads the plain address of a page that the device keeps, without a network", async () => {
    const kept = ["/en/experiences/river/"]
    const {loader, moves, root, follow} = pageWith(failed, "down", async () => failed, kept)
    follow("https://www.example.com/en/experiences/river/?utm_source=x")
    expect(await outcome(loader.loadPage("/en/experiences/river/?utm_source=x"))).toBe("stays")
    expect(moves).toEqual(["https://www.example.com/en/experiences/river/?utm_source=x"])
    expect(root.dataset.offline).toBeUndefined()
  })

  it.each([
    ["takes it for a page that does not exist", async () => ({page: {path: "/404.html"}})],
    ["throws", () => Promise.reject(new TypeError("no code for undefined"))],
  ])("loads the plain address when Gatsby %s", async (_, loadPage) => {
    const {loader, moves, follow} = pageWith(undefined, "up", loadPage)
    follow("https://www.example.com/en/terms/")
    await outcome(loader.loadPage("/en/terms/"))
    expect(moves).toEqual(["https://www.example.com/en/terms/"])
  })

  it.each([
    ["/en/", undefined],
    ["/404.html", {page: {path: "/404.html"}}],
  ])(
    "leaves the served page %s where Gatsby has the not-found page for it",
    async (served, expected) => {
      const loadPage = async () => ({page: {path: "/404.html"}})
      const {loader, page, root, moves} = pageWith(undefined, "up", loadPage)
      delete root.dataset.hydrated
      page.pagePath = served
      expect(await loader.loadPage("/en/")).toEqual(expected)
      expect(moves).toEqual([])
    },
  )

  it("loads the plain address when the data does not come, unless another was asked for", async () => {
    const {loader, moves, follow, wait} = pageWith(found, "up", () => new Promise(() => undefined))
    for (const name of ["terms", "about-us"]) {
      follow(`https://www.example.com/en/${name}/`)
      void loader.loadPage(`/en/${name}/`)
    }
    wait()
    await outcome(new Promise(() => undefined))
    expect(moves).toEqual(["https://www.example.com/en/about-us/"])
  })

  it("gives Gatsby no page whose address the browser is loading: Back would stay on it", async () => {
    const {loading, come} = latePage()
    const {loader, moves, follow, wait} = pageWith(found, "up", () => loading)
    follow("https://www.example.com/en/terms/")
    const result = loader.loadPage("/en/terms/")
    wait()
    expect(await outcome(result)).toBe("stays")
    come(found)
    expect(await outcome(result)).toBe("stays")
    expect(moves).toEqual(["https://www.example.com/en/terms/"])
  })

  it("loads no address of a page that comes while the network is asked for", async () => {
    const {loading, come} = latePage()
    const {loader, moves, follow, wait} = pageWith(found, "up", () => loading)
    follow("https://www.example.com/en/terms/")
    const result = loader.loadPage("/en/terms/")
    wait()
    come(found)
    expect(await result).toBe(found)
    await outcome(new Promise(() => undefined))
    expect(moves).toEqual([])
  })

  it("shows a page that comes late after all, where the network seemed to be gone", async () => {
    const {loading, come} = latePage()
    const {loader, root, wait} = pageWith(found, "silent", () => loading)
    const result = loader.loadPage("/en/terms/")
    wait()
    expect(await outcome(result)).toBe("stays")
    expect(root.dataset.offline).toBe("")
    come(found)
    expect(await result).toBe(found)
    expect(root.dataset.offline).toBeUndefined()
  })

  it("waits no longer for a page that has come", async () => {
    const {loader, moves, follow, wait} = pageWith(found, "up")
    follow("https://www.example.com/en/terms/")
    await loader.loadPage("/en/terms/")
    wait()
    await outcome(new Promise(() => undefined))
    expect(moves).toEqual([])
  })

  it("leaves it to Gatsby where no link was followed", async () => {
    const {loader, moves} = pageWith(failed, "up")
    expect(await loader.loadPage("/en/terms/")).toBe(failed)
    expect(moves).toEqual([])
  })

  it("loads the page anew on coming online, where going back had changed the address", async () => {
    const {loader, moves, online} = pageWith(failed, "down")
    await outcome(loader.loadPage("/en/"))
    online()
    expect(moves).toEqual(["reload"])
  })

  it("gives Gatsby nothing for a first load that fails: what is pre-rendered stays", async () => {
    const {loader, root} = pageWith(failed, "up")
    delete root.dataset.hydrated
    expect(await loader.loadPage("/en/")).toBeUndefined()
  })

  it("never hands out a page without its resources, which would show nothing", () => {
    expect(pageWith(failed, "up").loader.loadPageSync("/en/")).toBeUndefined()
  })

  it("does not take a build whose name is unknown for another build", async () => {
    const {loader} = pageWith({page: {webpackCompilationHash: ""}}, "down")
    expect(await loader.loadPage("/en/terms/")).toEqual({page: {webpackCompilationHash: "a"}})
  })
})
