/** @jest-environment node */
import {isGatedVisit} from "./host"

const settings = {devDomain: "dev.example.com", ips: ["127.0.0.1", "10.0.0.5"]}
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"

const isGated = (hostname: string, pathname = "/en/", userAgent = chrome) =>
  isGatedVisit({hostname, pathname}, userAgent, settings)

it.each([
  ["dev.example.com", true],
  ["DEV.example.com.", true],
  ["a.dev.example.com", true],
  ["localhost", true],
  ["127.0.0.1", true],
  ["10.0.0.5", true],
  ["10.0.0.6", false],
  ["www.example.com", false],
  ["example.com", false],
  ["mydev.example.com", false],
  ["dev.example.com.evil.test", false],
  ["localhost.evil.test", false],
])("the host %s: gated %p", (host, expected) => {
  expect(isGated(host)).toBe(expected)
})

it.each([
  ["/logout", false],
  ["/logout/", false],
  ["/en/logout/", true],
  ["/logouts/", true],
  ["/logout/now/", true],
])("the path %s on a gated host: gated %p", (path, expected) => {
  expect(isGated("dev.example.com", path)).toBe(expected)
})

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
  ["facebookexternalhit/1.1", false],
  ["WhatsApp/2.23", false],
  ["Yahoo! Slurp", false],
  ["Baiduspider/2.0", false],
  ["ia_archiver crawler", false],
  ["Chrome-Lighthouse", false],
  ["Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120.0 Mobile Safari/537.36", true],
])("the user agent %s: gated %p", (agent, expected) => {
  expect(isGated("dev.example.com", "/en/", agent)).toBe(expected)
})
