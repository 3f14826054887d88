import {isGated} from "./host"

const settings = {devDomain: "dev.example.com", ips: ["127.0.0.1", "10.0.0.5"]}

it.each([
  ["http://localhost:8000/", true],
  ["https://dev.example.com/en/", true],
  ["https://a.dev.example.com/", true],
  ["http://10.0.0.5:9000/es/", true],
  ["https://dev.example.com/logout", false],
  ["https://dev.example.com/logout/", false],
  ["https://dev.example.com/logout/more/", true],
  ["https://www.example.com/", false],
  ["https://example.com/", false],
  ["https://notdev.example.com/", false],
  ["https://dev.example.com.evil.test/", false],
  ["http://10.0.0.50/", false],
])("%s is gated: %s", (address, expected) => {
  expect(isGated(new URL(address), "Mozilla/5.0 (X11; Linux x86_64)", settings)).toBe(expected)
})

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1)", false],
  ["facebookexternalhit/1.1", false],
  ["WhatsApp/2.23", false],
  ["Chrome-Lighthouse", false],
])("%s is gated: %s", (userAgent, expected) => {
  expect(isGated(new URL("https://dev.example.com/"), userAgent, settings)).toBe(expected)
})
