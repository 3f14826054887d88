/** @jest-environment node */
import {isInApp} from "./in-app"

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8"
const chrome =
  "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36"

describe("isInApp", () => {
  it.each([
    `${iphone} Mobile/15E148 Instagram 338.0.0.26.105 (iPhone15,3; iOS 17_5; en_US)`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.109;FBDV/iPhone15,3]`,
    `${iphone} Mobile/15E148`,
    `${iphone} Mobile/15E148 Safari/604.1 Line/14.9.0`,
    `${android} Build/AP1A; wv) ${chrome} [FB_IAB/FB4A;FBAV/470.0.0.0]`,
    `${android}; wv) ${chrome} BytedanceWebview/d8a21c6`,
    `${android}; wv) ${chrome}`,
  ])("%s is within an app", userAgent => {
    expect(isInApp(userAgent)).toBe(true)
  })

  it.each([
    `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
    `${android}) ${chrome}`,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0",
  ])("%s is a browser of its own", userAgent => {
    expect(isInApp(userAgent)).toBe(false)
  })
})
