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

it.each(["_ga", "_ga_AB12CD", "_gat", "_gat_gtag_UA_1", "_gid"])(
  "takes %s for a cookie of the statistics",
  name => {
    setCookie(`${name}=1; Path=/`)
    expect(withdrawMeasuring().removed).toEqual([name])
  },
)

it.each(["_gab", "my_ga", "_gid2", "x_gid", "my_ga_AB12CD"])("leaves %s alone", name => {
  setCookie(`${name}=1; Path=/`)
  expect(withdrawMeasuring()).toEqual({removed: [], left: []})
  expect(cookies()).toContain(name)
  setCookie(`${name}=; Path=/; Max-Age=0`)
})

it("names nothing where cookies are blocked", () => {
  const blocked = jest.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(withdrawMeasuring()).toEqual({removed: [], left: []})
  blocked.mockRestore()
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
  const other = {measured: true}
  Object.assign(window, {other})
  resumeMeasuring()
  expect(isStopped("G-AB12CD")).toBe(false)
  expect((window as unknown as {other: object}).other).toBe(other)
})

it("stops nothing that no cookie of a stream names", () => {
  for (const name of ["_ga", "_gid", "_gat_ga_XY"]) setCookie(`${name}=1; Path=/`)
  withdrawMeasuring()
  expect([isStopped("G-undefined"), isStopped("G-XY")]).toEqual([undefined, undefined])
})

it("removes a cookie from the host itself and from every domain of it", () => {
  setCookie("_gid=1; Path=/")
  const written = jest.spyOn(document, "cookie", "set")
  withdrawMeasuring()
  const texts = written.mock.calls.map(([text]) => text).filter(text => text.startsWith("_gid"))
  expect(texts).toEqual(["_gid=; Path=/; Max-Age=0", "_gid=; Path=/; Max-Age=0; Domain=localhost"])
  written.mockRestore()
})
