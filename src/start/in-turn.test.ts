import {inTurn} from "./in-turn"

const page = window as unknown as {reportError?: (error: unknown) => void; steps: string[]}
const step = (name: string) => `window.steps.push("${name}")`
// biome-ignore lint/security/noGlobalEval: this is what a page does with it
const run = (pieces: string[]) => globalThis.eval(inTurn(pieces))

beforeEach(() => {
  page.steps = []
})

it("runs every piece in its order, and reports the one that fails", () => {
  page.reportError = jest.fn()
  run([step("one"), "null.two", step("three")])
  expect(page.steps).toEqual(["one", "three"])
  expect(page.reportError).toHaveBeenCalledWith(expect.any(TypeError))
})

it("goes on in browsers that cannot report", () => {
  delete page.reportError
  run(["null.one", step("two")])
  expect(page.steps).toEqual(["two"])
})
