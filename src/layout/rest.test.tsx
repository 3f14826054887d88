import {act, render, screen} from "@testing-library/react"
import {type Arrival, Rest} from "./rest"

const arrive = (change: Partial<Arrival>) =>
  render(<Rest arrival={{pathname: "/en/", hash: "", ...change}}>footer</Rest>)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each<[string, Partial<Arrival>]>([
  ["is loaded", {}],
  ["is gone back to", {action: "POP"}],
  ["is entered at a place within it", {action: "PUSH", hash: "#customize"}],
])("is there at once where a page %s", (_, change) => {
  arrive(change)
  expect(screen.getByText("footer")).toBeInTheDocument()
})

it("follows the first screen on a page come to by a link", () => {
  arrive({action: "PUSH"})
  expect(screen.queryByText("footer")).toBeNull()
  act(() => jest.runAllTimers())
  expect(screen.getByText("footer")).toBeInTheDocument()
})

it("stays away from a page that was left before", () => {
  const {unmount} = arrive({action: "PUSH"})
  unmount()
  act(() => jest.runAllTimers())
  expect(screen.queryByText("footer")).toBeNull()
})
