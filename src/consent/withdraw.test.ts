import {cookieDomains, resumeMeasuring, withdrawMeasuring} from "./withdraw"

const cookies = () =>
  document.cookie
    .split("; ")
    .map(cookie => cookie.split("=")[0])
    .sort()

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a container does
  document.cookie = cookie
}

const isStopped = (id: string) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`]

it("tries the host and every domain above it", () => {
  expect(cookieDomains("www.example.com")).toEqual([
    undefined,
    "www.example.com",
    "example.com",
    "com",
  ])
})

it("removes the cookies of the statistics, names them and leaves the others", () => {
  for (const name of ["_ga", "_ga_AB12CD", "_gid", "i18next", "_gallery_not"])
    setCookie(`${name}=1; Path=/`)
  expect(withdrawMeasuring()).toEqual({
    removed: ["_ga", "_ga_AB12CD", "_gid"],
    left: [],
  })
  expect(cookies()).toEqual(["_gallery_not", "i18next"])
})

it("names a cookie that it cannot remove", () => {
  window.history.replaceState(null, "", "/en/deep/")
  setCookie("_ga=1; Path=/en")
  expect(withdrawMeasuring()).toEqual({removed: [], left: ["_ga"]})
})

it("stops a loaded Google Analytics until measuring is accepted again", () => {
  setCookie("_ga_AB12CD=1; Path=/")
  withdrawMeasuring()
  expect(isStopped("G-AB12CD")).toBe(true)
  resumeMeasuring()
  expect(isStopped("G-AB12CD")).toBe(false)
})
