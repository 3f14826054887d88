import {loadAhead} from "./load-ahead"

test("a page whose data is there is made ready when the browser is idle", () => {
  jest.useFakeTimers()
  const hovering = jest.fn()
  loadAhead(Object.assign(window, {___loader: {hovering}}), "/en/about-us/")
  expect(hovering).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(hovering).toHaveBeenCalledWith("/en/about-us/")
})
