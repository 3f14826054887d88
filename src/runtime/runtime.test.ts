import {keepClicks} from "./boot/keep-clicks"
import {prepareStart} from "./boot/testing/start-page"
import {note, noted} from "./entry-notes"
import {layOutRest} from "./lay-out-rest"
import {markHydrated} from "./mark-hydrated"
import {openTarget} from "./open-target"

describe("an entry of the history", () => {
  beforeEach(() => window.history.replaceState(null, ""))

  it("notes something beside what others note in the entry", () => {
    window.history.replaceState({key: "1"}, "")
    note("row", 2)
    note("fold", true)
    expect([noted("row"), noted("fold"), noted("key")]).toEqual([2, true, "1"])
  })

  it("knows nothing in an entry without notes", () => expect(noted("row")).toBeUndefined())

  it("leaves the page alone where the browser refuses", () => {
    const refuse = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many changes", "SecurityError")
    })
    expect(() => note("row", 2)).not.toThrow()
    refuse.mockRestore()
  })
})

describe("layOutRest", () => {
  const laidOut = () => document.querySelectorAll("[data-laid-out]").length

  it("frees one part at a time, then the root for the pages to come", () => {
    document.body.innerHTML =
      "<p>first</p><section data-below></section><footer data-below></footer>"
    const idle: (() => void)[] = []
    window.requestIdleCallback = action => idle.push(() => action({} as IdleDeadline))
    layOutRest()
    const counts = []
    for (let step = 0; idle.length > 0 && step < 9; step += 1) {
      idle.shift()?.()
      counts.push(laidOut())
    }
    expect(counts).toEqual([1, 2, 3])
    expect(document.documentElement).toHaveAttribute("data-laid-out")
    expect(document.querySelector("p")).not.toHaveAttribute("data-laid-out")
  })

  it("comes first for the part that an address points at", () => {
    document.body.innerHTML =
      "<section data-below></section><section data-below><i id=a></i></section>"
    expect(openTarget(document, "a")).toBe(document.querySelector("i"))
    expect(document.querySelector("section[data-laid-out]")).toBe(
      document.querySelector("section + section"),
    )
  })

  it("keeps in view what stands below a part that grows or shrinks above the window", () => {
    document.body.innerHTML = "<section data-below></section><section data-below></section>"
    const bottoms = [
      [-900, -400],
      [700, 600],
    ]
    for (const section of document.querySelectorAll("section")) {
      const [before, after] = bottoms.shift() ?? []
      section.getBoundingClientRect = () =>
        ({bottom: section.dataset.laidOut === undefined ? before : after}) as DOMRect
    }
    window.requestIdleCallback = action => {
      action({} as IdleDeadline)
      return 0
    }
    window.scrollBy = jest.fn()
    layOutRest()
    expect(jest.mocked(window.scrollBy).mock.calls).toEqual([[0, 500]])
  })
})

describe("a button", () => {
  prepareStart()

  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  /** The buttons that are pressed from now on, in their order. */
  const answers = () => {
    const pressed: string[] = []
    for (const button of document.querySelectorAll("button"))
      button.addEventListener("click", () => pressed.push(button.className))
    return pressed
  }

  it("presses every button that was pressed before, each once, in their order", () => {
    keepClicks(window)
    for (const selector of [".save", "span", ".save", "a"]) press(selector)
    const busy = () => document.querySelectorAll("[aria-busy]").length
    expect(busy()).toBe(2)
    const pressed = answers()
    markHydrated()
    expect(pressed).toEqual(["save", "ask"])
    expect(busy()).toBe(0)
    markHydrated()
    press(".save")
    markHydrated()
    expect(pressed).toEqual(["save", "ask", "save"])
    expect(busy()).toBe(0)
  })

  it("leaves alone what stands outside the page, and a button that is gone", () => {
    keepClicks(window)
    document.body.insertAdjacentHTML("beforeend", "<button class='retry'>Try again</button>")
    for (const selector of [".retry", ".ask"]) press(selector)
    const pressed = answers()
    document.querySelector(".ask")?.remove()
    markHydrated()
    expect(pressed).toEqual([])
  })
})
