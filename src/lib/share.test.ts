import {shareText} from "./share"

const failing = (name: string) => async () => {
  throw new DOMException("no", name)
}
const done = async () => undefined

it.each([
  ["has no way to share", {}, done, "copied"],
  ["does not share this", {canShare: () => false, share: done}, done, "copied"],
  ["shares", {canShare: () => true, share: done}, failing("NotAllowedError"), "shared"],
  ["fails at it", {canShare: () => true, share: failing("NotAllowedError")}, done, "copied"],
  ["is told to stop", {canShare: () => true, share: failing("AbortError")}, done, "shared"],
  ["blocks copying, too", {}, failing("NotAllowedError"), "failed"],
])("a device that %s", async (_, device, copy, expected) => {
  const writeText = jest.fn(copy)
  const {canShare = undefined, share = undefined}: {canShare?: unknown; share?: unknown} = device
  for (const [name, value] of Object.entries({canShare, share, clipboard: {writeText}}))
    Object.defineProperty(navigator, name, {value, configurable: true})
  expect(await shareText("Trips", "My trips")).toBe(expected)
  expect(writeText.mock.calls).toEqual(expected === "shared" ? [] : [["My trips"]])
})
