import type {Page} from "@playwright/test"
import {serveWithContainer} from "./plugin-script"

/**
 * What a container with Google Analytics does: a second script, a beacon, fetches, a picture; and in a
 * preview its badge.
 */
const container = `
  const script = document.createElement("script")
  script.src = "https://www.googletagmanager.com/gtag/js?id=G-1"
  document.head.append(script)
  navigator.sendBeacon("https://region1.google-analytics.com/g/collect", "v=2")
  for (const host of ["region1.analytics.google.com", "analytics.google.com"])
    fetch("https://" + host + "/g/collect", {method: "POST", mode: "no-cors"})
  new Image().src = "https://www.google-analytics.com/collect?v=1"
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = "https://www.googletagmanager.com/debug/badge.css"
  document.head.append(sheet)
`

/**
 * Shows every page as a build with a container's id would serve it, policy included, and stands
 * in for Google's hosts.
 *
 * @returns the hosts that a container talks to, sorted, and those that it has reached since
 *   `reached` was cleared
 */
export const withContainer = async (page: Page) => {
  const reached = new Set<string>()
  const hosts = [
    "analytics.google.com",
    "region1.analytics.google.com",
    "region1.google-analytics.com",
    "www.google-analytics.com",
    "www.googletagmanager.com/debug/badge.css",
    "www.googletagmanager.com/gtag/js",
    "www.googletagmanager.com/gtm.js",
  ]
  await serveWithContainer(page)
  await page.route(/google/, route => {
    const {host, pathname} = new URL(route.request().url())
    reached.add(host.includes("tagmanager") ? host + pathname : host)
    const body = pathname === "/gtm.js" ? container : ""
    const contentType = pathname.endsWith(".css") ? "text/css" : "text/javascript"
    return route.fulfill({contentType, body})
  })
  return {hosts, reached}
}
