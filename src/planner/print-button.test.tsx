import {render, screen} from "@testing-library/react"
import {PrintButton} from "./print-button"

it("is there where the browser can print, and prints", () => {
  window.print = jest.fn()
  render(<PrintButton label="Print" />)
  screen.getByRole("button").click()
  expect(window.print).toHaveBeenCalled()
})

it("is not there where a chat app's browser cannot", () => {
  window.print = undefined as never
  render(<PrintButton label="Print" />)
  expect(screen.queryByRole("button")).toBeNull()
})
