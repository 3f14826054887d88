import {whenTouched} from "./when-touched"

const screenIs = (isTouch: boolean) => {
  window.matchMedia = jest.fn(() => ({matches: isTouch}) as MediaQueryList)
}

afterEach(() => {
  delete document.documentElement.dataset.touched
})

test("a touch screen waits for the first gesture, and acts once", () => {
  screenIs(true)
  const act = jest.fn()
  whenTouched(act)
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("scroll"))
  window.dispatchEvent(new Event("pointerdown"))
  expect(act).toHaveBeenCalledTimes(1)
})

test("a waiting that is ended acts no more", () => {
  screenIs(true)
  const act = jest.fn()
  whenTouched(act)()
  window.dispatchEvent(new Event("scroll"))
  expect(act).not.toHaveBeenCalled()
})

test("a screen with a mouse, or one that was touched, does not wait", () => {
  const act = jest.fn()
  screenIs(false)
  whenTouched(act)
  screenIs(true)
  document.documentElement.dataset.touched = ""
  whenTouched(act)
  expect(act).toHaveBeenCalledTimes(2)
})
