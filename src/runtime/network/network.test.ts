import {endErrorLoop} from "./end-error-loop"
import {isKept} from "./is-kept"
import {loadAhead, respectSaveData} from "./load-ahead"
import {markPressed, unmarkPressed} from "./mark-pressed"

describe("endErrorLoop", () => {
  type Request = {pagePath: string; internalServerError?: boolean; status?: string}

  /** Asks as Gatsby does where the server answers 500 to everything. */
  class Loader {
    asked: string[] = []
    async fetchPageDataJson(request: Request): Promise<Request> {
      this.asked.push(request.pagePath)
      return this.fetchPageDataJson({...request, pagePath: "/500.html", internalServerError: true})
    }
  }

  it("ends with the first answer of 500", async () => {
    endErrorLoop(Loader as never)
    const loader = new Loader()
    expect(await loader.fetchPageDataJson({pagePath: "/en/"})).toHaveProperty("status", "error")
    expect(loader.asked).toEqual(["/en/"])
  })
})

const pageWith = (match: () => Promise<unknown>, controller: object | null = {}) =>
  ({navigator: {serviceWorker: {controller}}, caches: {match}}) as unknown as Window

const kept = async (path?: unknown) => (path === "/en/saved/" ? {} : undefined)

describe("isKept", () => {
  it.each([
    ["/en/saved/", true],
    ["/en/saved", true],
    ["/en/about-us/", false],
  ])("%s: %p", async (path, expected) => {
    expect(await isKept(pageWith(kept), path)).toBe(expected)
  })

  it("keeps nothing where no worker answers, or storage is blocked", async () => {
    expect(await isKept(pageWith(kept, null), "/en/saved/")).toBe(false)
    expect(await isKept({navigator: {}} as Window, "/en/saved/")).toBe(false)
    const blocked = pageWith(() => Promise.reject(new Error("blocked")))
    expect(await isKept(blocked, "/en/saved/")).toBe(false)
  })
})

describe("a link under the pointer", () => {
  const hovered = (connection?: {saveData: boolean}) => {
    const paths: string[] = []
    const page = {
      navigator: {connection},
      ___loader: {hovering: (path: string) => paths.push(path)},
    }
    respectSaveData(page as unknown as Parameters<typeof respectSaveData>[0])
    page.___loader.hovering("/en/")
    return paths
  }

  it("fetches nothing under the pointer where data is to be saved", () => {
    expect(hovered({saveData: true})).toEqual([])
  })

  it.each([undefined, {saveData: false}])(
    "leaves links alone where the connection is %p",
    state => {
      expect(hovered(state)).toEqual(["/en/"])
    },
  )

  test("a page whose data is there is made ready when the browser is idle", () => {
    jest.useFakeTimers()
    const hovering = jest.fn()
    loadAhead(Object.assign(window, {___loader: {hovering}}), "/en/about-us/")
    expect(hovering).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(hovering).toHaveBeenCalledWith("/en/about-us/")
  })
})

describe("markPressed", () => {
  /** Presses a link in some way; gives whether it is busy then. */
  const press = (how: MouseEventInit, isPrevented = false) => {
    document.body.innerHTML = '<a href="/en/">Home</a>'
    const link = document.body.firstElementChild as HTMLAnchorElement
    link.addEventListener("click", event => {
      if (isPrevented) event.preventDefault()
      markPressed({...pickPress(event), currentTarget: link})
      event.preventDefault()
    })
    link.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, ...how}))
    return link.getAttribute("aria-busy") === "true"
  }

  const pickPress = (event: MouseEvent) => {
    const {button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey} = event
    return {button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey}
  }

  test("a pressed link is busy until its page is there", () => {
    expect(press({})).toBe(true)
    unmarkPressed()
    expect(document.querySelector("[aria-busy]")).toBeNull()
  })

  test("a press that changes no page marks nothing", () => {
    for (const how of [
      {button: 1},
      {metaKey: true},
      {altKey: true},
      {ctrlKey: true},
      {shiftKey: true},
    ])
      expect(press(how)).toBe(false)
    expect(press({}, true)).toBe(false)
  })
})
