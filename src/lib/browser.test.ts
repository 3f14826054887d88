import {shareText} from "./share"

describe("share", () => {
  const setUp = (device: {canShare?: unknown; share?: unknown; isClipboardBlocked?: boolean}) => {
    const writeText = jest.fn(async () => {
      if (device.isClipboardBlocked) throw new DOMException("blocked", "NotAllowedError")
    })
    const {canShare, share} = device
    for (const [name, value] of Object.entries({canShare, share, clipboard: {writeText}}))
      Object.defineProperty(navigator, name, {value, configurable: true})
    return writeText
  }

  const failing = (name: string) => async () => {
    throw new DOMException("no", name)
  }

  it("copies a text, and says when the browser does not let it", async () => {
    const writeText = setUp({})
    expect(await shareText("Trips", "My trips")).toBe("copied")
    expect(writeText).toHaveBeenCalledWith("My trips")
    setUp({isClipboardBlocked: true})
    expect(await shareText("Trips", "My trips")).toBe("failed")
  })

  it("hands title and text to the device's own way of sharing", async () => {
    const share = jest.fn(async () => undefined)
    const canShare = jest.fn(() => true)
    const writeText = setUp({canShare, share})
    expect(await shareText("Trips", "My trips")).toBe("shared")
    expect(canShare).toHaveBeenCalledWith({title: "Trips", text: "My trips"})
    expect(share).toHaveBeenCalledWith({title: "Trips", text: "My trips"})
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each([
    ["has no such way", {}],
    ["does not share this", {canShare: () => false, share: async () => undefined}],
    ["fails at it", {canShare: () => true, share: failing("NotAllowedError")}],
  ])("copies the text where the device %s", async (_, device) => {
    const writeText = setUp(device)
    expect(await shareText("Trips", "My trips")).toBe("copied")
    expect(writeText).toHaveBeenCalledWith("My trips")
  })

  it("copies nothing for a visitor who closes the device's list", async () => {
    const writeText = setUp({canShare: () => true, share: failing("AbortError")})
    expect(await shareText("Trips", "My trips")).toBe("shared")
    expect(writeText).not.toHaveBeenCalled()
  })
})
