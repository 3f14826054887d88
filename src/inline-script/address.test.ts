import {mendAddress, mendPath, mendPercents} from "./address"

/** What browsers show for what cannot be decoded. */
const unknown = "\uFFFD"

it.each([
  ["#50%", `#50${unknown}`],
  ["#d%C3", `#d${unknown}`],
  ["/ca%F1o/", `/ca${unknown}o/`],
  ["#%E2%82", `#${unknown}`],
  ["#%ED%A0%80", `#${unknown}`],
  ["#%zz%2", `#${unknown}zz${unknown}2`],
  ["#100%25%", `#100%${unknown}`],
  ["/ca%C3%B1o/a%2Fb/", "/caño/a/b/"],
  ["#days", "#days"],
])("%s can be decoded, as %s", (damaged, decoded) => {
  expect(decodeURIComponent(mendPercents(damaged))).toBe(decoded)
})

it.each([
  ["/caf%25e9/", `/caf${unknown}e9/`],
  ["/%25/", `/${unknown}/`],
  ["/100%2525/", "/100%/"],
  ["/ca%F1o/", `/ca${unknown}o/`],
])("%s can be decoded twice, as %s", (damaged, decoded) => {
  expect(decodeURIComponent(decodeURIComponent(mendPath(damaged)))).toBe(decoded)
})

it("mends path and hash on load and at a change, and nothing else of the address", () => {
  history.replaceState({key: "kept"}, "", "/ca%F1o/?q=%F1#50%")
  mendAddress()
  const mended = encodeURIComponent(unknown)
  expect(location.pathname + location.search + location.hash).toBe(
    `/ca${mended}o/?q=%F1#50${mended}`,
  )
  expect(history.state).toEqual({key: "kept"})
  history.replaceState(null, "", "#d%C3")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(location.hash).toBe(`#d${mended}`)
})
