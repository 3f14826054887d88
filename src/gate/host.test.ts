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
  ["https://dev.example.com/", false, "Mozilla/5.0 (compatible; Googlebot/2.1)"],
  ["https://dev.example.com/", false, "facebookexternalhit/1.1"],
  ["https://dev.example.com/", false, "WhatsApp/2.23"],
  ["https://dev.example.com/", false, "Chrome-Lighthouse"],
])("%s is gated: %s %s", (address, expected, userAgent = "Mozilla/5.0 (X11; Linux x86_64)") => {
  expect(isGated(new URL(address), userAgent, settings)).toBe(expected)
})
