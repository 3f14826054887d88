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
  ["/100%252525/", `/100${unknown}2525/`],
  ["/%25%32%35/", `/${unknown}%32%35/`],
  ["/a%2525%F1/", `/a${unknown}25${unknown}/`],
  ["/ca%25C3%25B1o/", "/caño/"],
  ["/ca%F1o/", `/ca${unknown}o/`],
])("%s can be decoded again and again, as %s", (damaged, decoded) => {
  let path = mendPath(damaged)
  for (let time = 0; time < 4; time++) path = decodeURIComponent(path)
  expect(path).toBe(decodeURIComponent(decoded))
})

it("mends the path, and nothing else of the address", () => {
  history.replaceState({key: "kept"}, "", "/ca%F1o/?q=%F1#50%")
  mendAddress()
  expect(location.pathname + location.search + location.hash).toBe(
    `/ca${encodeURIComponent(unknown)}o/?q=%F1#50%`,
  )
  expect(history.state).toEqual({key: "kept"})
})

it("lets any hash be decoded", () => {
  mendAddress()
  expect(["#50%", "#d%C3", "#caf%C3%A9"].map(decodeURI)).toEqual([
    `#50${unknown}`,
    `#d${unknown}`,
    "#café",
  ])
})
