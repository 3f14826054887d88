import {printPage} from "./print-page"

const withPrint = (print: unknown) =>
  Object.defineProperty(window, "print", {value: print, configurable: true})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe("printPage", () => {
  it("knows of a browser that prints", async () => {
    withPrint(() => window.dispatchEvent(new Event("beforeprint")))
    expect(await printPage()).toBe(true)
  })

  it.each([
    ["has no way to print", undefined],
    ["ignores the call", () => undefined],
    [
      "refuses",
      () => {
        throw new Error("no")
      },
    ],
  ])("throws nothing in one that %s, and knows that nothing is printed", async (_, print) => {
    withPrint(print)
    const printed = printPage()
    jest.runAllTimers()
    expect(await printed).toBe(false)
  })
})
