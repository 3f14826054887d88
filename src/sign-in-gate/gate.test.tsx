import {act, fireEvent, screen} from "@testing-library/react"
import * as React from "react"
import {hydrateRoot} from "react-dom/client"
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
  const page = (
    <SignInGate open={open} onReady={ready}>
      {/* biome-ignore lint/a11y/useButtonType: as it was served */}
      <button onClick={clicked}>Book</button>
    </SignInGate>
  )
  await act(async () => hydrateRoot(root, page, {onRecoverableError: fault}))
  return {root, clicked, ready, fault}
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
  const {clicked, ready, fault} = await hydrate(() => undefined)
  fireEvent.click(screen.getByRole("button"))
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(ready).toHaveBeenCalledTimes(1)
  expect(fault).not.toHaveBeenCalled()
})
