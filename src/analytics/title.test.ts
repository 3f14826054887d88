import {waitFor} from "@testing-library/react"
import {whenTitled} from "./title"

/** What Gatsby does after a change of route: the old title goes, the new one comes later. */
const removeTitle = () => document.querySelector("title")?.remove()

it("waits while there is no title, and calls once with the new one", async () => {
  document.title = "Home"
  const titles: string[] = []
  whenTitled("Home", () => titles.push(document.title))
  removeTitle()
  await Promise.resolve()
  expect(titles).toEqual([])
  document.title = "Cali"
  await waitFor(() => expect(titles).toEqual(["Cali"]))
  document.title = "Cali again"
  await Promise.resolve()
  expect(titles).toEqual(["Cali"])
})

it("can be stopped when the visitor has gone on", async () => {
  document.title = "Home"
  const use = jest.fn()
  whenTitled("Home", use)()
  document.title = "Cali"
  await Promise.resolve()
  expect(use).not.toHaveBeenCalled()
})
