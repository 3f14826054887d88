import {inTurn} from "./in-turn"

let steps: string[] = []
const step = (name: string) => () => void steps.push(name)
const fail = () => {
  throw new TypeError("two")
}

beforeEach(() => {
  steps = []
})

it("runs every piece in its order with the window, and reports the one that fails", () => {
  window.reportError = jest.fn()
  inTurn(window, [step("one"), fail, page => steps.push(page.location.pathname)])
  expect(steps).toEqual(["one", "/"])
  expect(window.reportError).toHaveBeenCalledWith(expect.any(TypeError))
})

it("goes on in browsers that cannot report", () => {
  Reflect.deleteProperty(window, "reportError")
  inTurn(window, [fail, step("two")])
  expect(steps).toEqual(["two"])
})
