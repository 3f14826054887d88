import "@testing-library/jest-dom"
import {configure, fireEvent, render, screen} from "@testing-library/react"
import {ShareButton, shareText} from "./share-button"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => key, i18n: {language: "en"}}),
}))

// A busy machine is no fault.
configure({asyncUtilTimeout: 60_000})

it("tells each time that the link is copied", async () => {
  Object.defineProperty(navigator, "clipboard", {
    value: {writeText: async () => undefined},
    configurable: true,
  })
  render(<ShareButton itemId="cali" to="/experiences/cali/" title="Cali" />)
  const press = () => fireEvent.click(screen.getByRole("button"))
  press()
  const first = await screen.findByRole("alert")
  press()
  expect(await screen.findByRole("alert")).not.toBe(first)
  expect(first).not.toBeInTheDocument()
})

const failing = (name: string) => async () => {
  throw new DOMException("no", name)
}
const done = async () => undefined

it.each([
  ["has no way to share", {}, done, "copied"],
  ["does not share this", {canShare: () => false, share: done}, done, "copied"],
  ["shares", {canShare: () => true, share: done}, failing("NotAllowedError"), "shared"],
  ["fails at it", {canShare: () => true, share: failing("NotAllowedError")}, done, "copied"],
  ["is told to stop", {canShare: () => true, share: failing("AbortError")}, done, undefined],
  ["blocks copying, too", {}, failing("NotAllowedError"), "failed"],
])("a device that %s", async (_, device, copy, expected) => {
  const writeText = jest.fn(copy)
  const {canShare = undefined, share = undefined}: {canShare?: unknown; share?: unknown} = device
  for (const [name, value] of Object.entries({canShare, share, clipboard: {writeText}}))
    Object.defineProperty(navigator, name, {value, configurable: true})
  expect(await shareText("Trips", "My trips")).toBe(expected)
  expect(writeText.mock.calls).toEqual(
    expected === "copied" || expected === "failed" ? [["My trips"]] : [],
  )
})
