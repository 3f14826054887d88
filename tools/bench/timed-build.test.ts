import {readEncoded, readPageCount} from "./timed-build"

const output = `success onPreInit - 0.412s
success Building production JavaScript and CSS bundles - 21.040s
info Total nodes: 190, SitePage nodes: 73 (use --verbose for breakdown)
success run page queries - 1.503s - 64/64 42.58/s
info Encoding pictures: 31 of 434, about 60 s left
info 434 pictures encoded in 61.7 s
`

it("reads pages and pictures out of the report", () => {
  expect(readPageCount(output)).toBe(73)
  expect(readEncoded(output)).toEqual({encoded: 434, encodingSeconds: 61.7})
  expect(readEncoded("")).toEqual({encoded: 0, encodingSeconds: 0})
})
