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
const reload = jest.fn()
const inBrowser = () => asServed<Words>({served: undefined, load, act: note, reload})
const isOnline = jest.spyOn(navigator, "onLine", "get")

beforeEach(() => {
  acts.length = 0
  load.mockClear()
  reload.mockClear()
  isOnline.mockReturnValue(true)
  window.history.replaceState(null, "", "/en/")
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
  // Who comes back finds it without its code, and so without a network.
  document.documentElement.dataset.hydrated = ""
  const {container} = render(<Browser words="Day 1" />)
  expect(container).toHaveTextContent("Day 1")
  expect(load).not.toHaveBeenCalled()
  window.history.replaceState(null, "", "/en/elsewhere/")
  await act(async () => void render(<Browser words="Day 5" />))
  expect(screen.getByText("Day 5")).toBeInTheDocument()
})

it.each([true, false])(
  "loads the page anew where its code does not come, network %p",
  async isThere => {
    document.documentElement.dataset.hydrated = ""
    isOnline.mockReturnValue(isThere)
    load.mockRejectedValueOnce(new Error("Loading chunk failed"))
    const Browser = inBrowser()
    await act(async () => void render(<Browser words="Day 6" />))
    expect(reload).toHaveBeenCalledTimes(isThere ? 1 : 0)
    window.dispatchEvent(new Event("online"))
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

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
