import {isInApp} from "./in-app"
import {copyText, shareText} from "./share"

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
    expect(await copyText("My trips")).toBe("copied")
    expect(writeText).toHaveBeenCalledWith("My trips")
    setUp({isClipboardBlocked: true})
    expect(await copyText("My trips")).toBe("failed")
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

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8"
const chrome =
  "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36"

describe("isInApp", () => {
  it.each([
    `${iphone} Mobile/15E148 Instagram 338.0.0.26.105 (iPhone15,3; iOS 17_5; en_US)`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.109;FBDV/iPhone15,3]`,
    `${android} Build/AP1A; wv) ${chrome} [FB_IAB/FB4A;FBAV/470.0.0.0]`,
    `${android}; wv) ${chrome}`,
  ])("%s is within an app", userAgent => {
    expect(isInApp(userAgent)).toBe(true)
  })

  it.each([
    `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${android}) ${chrome}`,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0",
  ])("%s is a browser of its own", userAgent => {
    expect(isInApp(userAgent)).toBe(false)
  })
})
