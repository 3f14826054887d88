/** @jest-environment node */
import {markerCookie} from "./marker-cookie"

it("lasts 60 days for the whole site, and is Secure on https alone", () => {
  expect(markerCookie("https:", true)).toBe(
    "er_auth=1; Path=/; Max-Age=5184000; SameSite=Lax; Secure",
  )
  expect(markerCookie("http:", true)).toBe("er_auth=1; Path=/; Max-Age=5184000; SameSite=Lax")
})

it("goes with the sign-out", () => {
  expect(markerCookie("http:", false)).toContain("Max-Age=0")
})
