import {act, fireEvent, screen} from "@testing-library/react"
import * as React from "react"
import {createRoot, hydrateRoot} from "react-dom/client"
import type {SignInGate as Gate} from "./gate"

/** A gate that nobody opened yet: the module remembers an open one as long as its document. */
const freshGate = (): typeof Gate => {
  let fresh: {SignInGate: typeof Gate} | undefined
  jest.isolateModules(() => {
    jest.doMock("react", () => React)
    fresh = require("./gate")
  })
  return (fresh as {SignInGate: typeof Gate}).SignInGate
}

/** As the server writes it: a boundary that is complete. */
const served = "<!--$--><button>Book</button><!--/$-->"

/** Hydrates the served page; gives what its visitor and the rest of the site would notice. */
const hydrate = async (open: () => Promise<void> | undefined) => {
  document.body.innerHTML = `<div id="root">${served}</div>`
  const root = document.getElementById("root") as HTMLElement
  const [clicked, ready, fault] = [jest.fn(), jest.fn(), jest.fn()]
  const SignInGate = freshGate()
  const wrap = (element: React.ReactNode) => (
    <SignInGate open={open} onReady={ready}>
      {element}
    </SignInGate>
  )
  // biome-ignore lint/a11y/useButtonType: as it was served
  const page = wrap(<button onClick={clicked}>Book</button>)
  await act(async () => hydrateRoot(root, page, {onRecoverableError: fault}))
  const wrapHead = () => act(async () => createRoot(document.createElement("div")).render(wrap("")))
  return {root, clicked, ready, fault, wrapHead}
}

it("keeps the served page, unhydrated, until the gate is open", async () => {
  let letIn = () => {}
  const open = jest.fn(() => new Promise<void>(resolve => (letIn = resolve)))
  const {root, clicked, ready, fault} = await hydrate(open)
  expect(root.innerHTML).toBe(served)
  fireEvent.click(screen.getByRole("button"))
  expect(clicked).not.toHaveBeenCalled()
  expect(ready).not.toHaveBeenCalled()

  await act(async () => letIn())
  expect(root.innerHTML).toBe(served)
  fireEvent.click(screen.getByRole("button"))
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(ready).toHaveBeenCalledTimes(1)
  expect(open).toHaveBeenCalledTimes(1)
  expect(fault).not.toHaveBeenCalled()
})

it("waits for nothing where no gate is", async () => {
  const {clicked, ready, fault, wrapHead} = await hydrate(() => undefined)
  fireEvent.click(screen.getByRole("button"))
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(ready).toHaveBeenCalledTimes(1)
  expect(fault).not.toHaveBeenCalled()
  await wrapHead()
  expect(ready).toHaveBeenCalledTimes(1)
})

it("shows a page that has neither a gate nor anybody to tell, as on the server", async () => {
  const SignInGate = freshGate()
  const root = document.createElement("div")
  await act(async () => createRoot(root).render(<SignInGate>Book</SignInGate>))
  expect(root.textContent).toBe("Book")
})
