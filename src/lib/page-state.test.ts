/** @jest-environment node */
import {createPageState} from "./page-state"

it("begins with the first value, changes, and tells whoever listens", () => {
  const state = createPageState<readonly string[]>([])
  expect(state.get()).toEqual([])
  const listener = jest.fn()
  const stop = state.subscribe(listener)
  state.set(["cali"])
  expect(state.get()).toEqual(["cali"])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  state.set([])
  expect(listener).toHaveBeenCalledTimes(1)
})
