import {act, render, screen} from "@testing-library/react"
import {hydrateRoot} from "react-dom/client"
import {asServed} from "./as-served"

type Words = {words: string}

const Part = ({words}: Words) => <p>{words}</p>
const acts: string[] = []
const note = (root: HTMLElement) => {
  acts.push(root.textContent ?? "")
  return () => void acts.push("ended")
}
const load = jest.fn(async () => ({default: Part}))
const onServer = () => asServed<Words>({served: Part, load, act: note})
const inBrowser = () => asServed<Words>({served: undefined, load, act: note})

beforeEach(() => {
  acts.length = 0
  load.mockClear()
  delete document.documentElement.dataset.hydrated
})

it("keeps what the server sent, without its code, and acts on it", async () => {
  const Server = onServer()
  const Browser = inBrowser()
  const place = document.createElement("div")
  const server = render(<Server words="Day 1" />)
  place.innerHTML = server.container.innerHTML
  server.unmount()
  acts.length = 0
  document.body.append(place)
  const served = place.querySelector("p")
  const faults = jest.spyOn(console, "error").mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(place, <Browser words="Day 1" />))
  expect(faults).not.toHaveBeenCalled()
  faults.mockRestore()
  expect(place.querySelector("p")).toBe(served)
  expect(load).not.toHaveBeenCalled()
  expect(acts).toEqual(["Day 1"])
  await act(async () => root.render(<Browser words="Day 2" />))
  expect(place).toHaveTextContent("Day 1")
  await act(async () => root.unmount())
  expect(acts).toEqual(["Day 1", "ended"])
  expect(load).toHaveBeenCalledTimes(1)
})

it("gets its code where a visitor comes by a link, and acts once it is there", async () => {
  document.documentElement.dataset.hydrated = ""
  const Browser = inBrowser()
  await act(async () => void render(<Browser words="Day 3" />))
  expect(screen.getByText("Day 3")).toBeInTheDocument()
  expect(acts).toEqual(["Day 3"])
})

it("is there at once where its code is", () => {
  const Server = onServer()
  render(<Server words="Day 4" />)
  expect(screen.getByText("Day 4")).toBeInTheDocument()
})
