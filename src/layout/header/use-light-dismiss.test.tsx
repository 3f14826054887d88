import {fireEvent, render} from "@testing-library/react"
import {useRef} from "react"
import {useLightDismiss} from "./use-light-dismiss"

const Panel = ({isInPage}: {isInPage?: boolean}) => {
  const panel = useRef<HTMLDetailsElement>(null)
  useLightDismiss(panel, isInPage)
  return (
    <>
      <details ref={panel} open>
        <summary>Menu</summary>
        <a href="#x">Home</a>
      </details>
      <p>Page</p>
    </>
  )
}

const isOpen = () => document.querySelector("details")?.open

it("closes on a press outside, on a press on a link's text, and on nothing that has no element", () => {
  const report = jest.fn()
  window.addEventListener("error", report)
  const {getByText} = render(<Panel />)
  for (const type of ["pointerdown", "focusin", "click"])
    fireEvent(document, new Event(type, {bubbles: true}))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(getByText("Menu"))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(getByText("Page"))
  expect(isOpen()).toBe(false)
  fireEvent.click(getByText("Menu"))
  expect(isOpen()).toBe(true)
  fireEvent.click(getByText("Home").firstChild as Text)
  expect(isOpen()).toBe(false)
  window.removeEventListener("error", report)
  expect(report).not.toHaveBeenCalled()
})

it("of a page closes on Escape in it, which returns the focus to its button", () => {
  const {getByText} = render(<Panel isInPage />)
  fireEvent.keyDown(getByText("Page"), {key: "Escape"})
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(getByText("Home"), {key: "Escape"})
  expect(isOpen()).toBe(false)
  expect(getByText("Menu")).toBe(document.activeElement)
})

it("of a page closes on a press outside only while it lies over that page, and never on scrolling", () => {
  const {getByText} = render(<Panel isInPage />)
  fireEvent.pointerDown(getByText("Page"))
  expect(isOpen()).toBe(true)
  getByText("Home").style.position = "absolute"
  Object.defineProperty(window, "scrollY", {value: 900, configurable: true})
  fireEvent.scroll(document)
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(getByText("Page"))
  expect(isOpen()).toBe(false)
})

it("reads neither styles nor positions of the page while it is closed", () => {
  const {getByText} = render(<Panel isInPage />)
  ;(document.querySelector("details") as HTMLDetailsElement).open = false
  const read = jest.spyOn(window, "getComputedStyle")
  const position = jest.fn(() => 900)
  Object.defineProperty(window, "scrollY", {get: position, configurable: true})
  for (const type of ["pointerdown", "focusin", "click", "keydown", "scroll"])
    fireEvent(getByText("Page"), new Event(type, {bubbles: true}))
  expect(read).not.toHaveBeenCalled()
  expect(position).not.toHaveBeenCalled()
  read.mockRestore()
})
