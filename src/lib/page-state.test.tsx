import {act} from "@testing-library/react"
import {hydrateRoot} from "react-dom/client"
import {createPageState, usePageState} from "./page-state"

/** Hydrates what the server sent of a list, and gives each value that it rendered. */
const hydrate = (chosen: readonly string[]) => {
  const state = createPageState<readonly string[]>([])
  if (chosen.length > 0) state.set(chosen)
  const rendered: (readonly string[])[] = []
  const List = () => {
    const value = usePageState(state)
    rendered.push(value)
    return <p>{value.join()}</p>
  }
  const place = document.createElement("div")
  place.innerHTML = "<p></p>"
  act(() => {
    hydrateRoot(place, <List />)
  })
  return {rendered, text: place.textContent}
}

it("renders once where nothing has been told", () =>
  expect(hydrate([])).toEqual({rendered: [[]], text: ""}))

it("renders again, after hydration, what has been told since", () =>
  expect(hydrate(["a"])).toEqual({rendered: [[], ["a"]], text: "a"}))
