import {act, renderHook} from "@testing-library/react"
import {doneKey} from "../saved-state"
import {useDoneTasks} from "./use-done-tasks"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {productId: "house"}}),
}))

const key = doneKey("house", "cali")
beforeEach(() => localStorage.clear())

it("keeps what is ticked off for its trip, and nothing once all ticks are gone", () => {
  const {result} = renderHook(() => useDoneTasks("cali"))
  act(() => result.current.toggle("cash"))
  act(() => result.current.toggle("documents"))
  expect(renderHook(() => useDoneTasks("cali")).result.current.done).toEqual(["documents", "cash"])
  expect(renderHook(() => useDoneTasks("chiva")).result.current.done).toEqual([])
  act(() => result.current.toggle("cash"))
  expect(result.current.done).toEqual(["documents"])
  act(() => result.current.toggle("documents"))
  expect(localStorage.getItem(key)).toBeNull()
})

it.each(["{", "7", "null", '["fly", 3]', '{"cash": true}'])("reads nothing out of %s", text => {
  localStorage.setItem(key, text)
  expect(renderHook(() => useDoneTasks("cali")).result.current.done).toEqual([])
})
