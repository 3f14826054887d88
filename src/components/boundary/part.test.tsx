import {fireEvent, render, screen} from "@testing-library/react"
import {useState} from "react"
import {pushed} from "../../analytics/testing/measured-page"
import {Boundary} from "./boundary"
import {Stopped} from "./stopped"
import {translate} from "./testing/translate"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {whatsapp: "57300"}}),
}))

/** Two texts that come and go beside one another, which a translated page cannot bear. */
const Fragile = () => {
  const [isOn, setIsOn] = useState(true)
  return (
    <>
      <h1>Trip</h1>
      <a href="/en/">Home</a>
      <button type="button" onClick={() => setIsOn(!isOn)}>
        Fewer{["", isOn && " (1)"]}
      </button>
    </>
  )
}

const Broken = () => {
  throw new TypeError("no data of visitors@example.com")
}

const reload = jest.fn()
const stoppable = (part: "page" | "filter", children: JSX.Element) => (
  <Boundary
    part={part}
    fallback={wasShown => (
      <Stopped
        part={part}
        wasShown={wasShown}
        language="en"
        t={key => `${key} says`}
        reload={reload}
      />
    )}
  >
    {children}
  </Boundary>
)

const root = document.documentElement
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  Object.assign(window, {dataLayer: []})
  reload.mockReset()
  root.dataset.hydrated = ""
})
afterEach(() => {
  jest.restoreAllMocks()
  delete root.dataset.hydrated
})

it("leaves what was shown to be read and followed, with its controls switched off, and counts it", () => {
  render(
    <>
      <p>Beside</p>
      {stoppable("filter", <Fragile />)}
    </>,
  )
  translate()
  fireEvent.click(screen.getByRole("button"))
  expect(screen.getByRole("alert")).toHaveTextContent("common:stopped.text")
  expect(screen.getByRole("heading")).toHaveTextContent("Trip")
  expect(screen.getByRole("link", {name: "Home"})).toHaveAttribute("href", "/en/")
  expect(screen.getByRole("link", {name: /messaging/})).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/57300\?text=./),
  )
  expect(screen.getByRole("button", {name: /Fewer/})).toBeDisabled()
  expect(screen.getByText("Beside")).toBeInTheDocument()
  expect(pushed()).toEqual([
    {event: "part_stopped", stopped_part: "filter", stopped_by: "NotFoundError"},
  ])
  fireEvent.click(screen.getByRole("button", {name: /reload/}))
  expect(reload).toHaveBeenCalledTimes(1)
})

it("keeps what the server sent where a page cannot be taken over", () => {
  delete root.dataset.hydrated
  document.body.innerHTML = '<div><div data-part="page"><h1>As served</h1></div></div>'
  render(stoppable("page", <Broken />))
  expect(screen.getAllByText("As served")).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})

it("loads a page plainly that came by a link and could not be shown, and tells no words", () => {
  render(stoppable("page", <Broken />))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(pushed()).toEqual([{event: "part_stopped", stopped_part: "page", stopped_by: "TypeError"}])
})
