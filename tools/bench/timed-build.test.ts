import {readEncoded, readPageCount, readSteps} from "./timed-build"

const output = `success onPreInit - 0.412s
success Building production JavaScript and CSS bundles - 21.040s
info Total nodes: 190, SitePage nodes: 73 (use --verbose for breakdown)
success run page queries - 1.503s - 64/64 42.58/s
success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 61.702s - 31/31 0.50/s
`

it("reads pages, pictures and the steps that count out of the report", () => {
  expect(readPageCount(output)).toBe(73)
  expect(readEncoded(output)).toBe(31)
  expect(readEncoded("")).toBe(0)
  expect(readSteps(output)).toEqual([
    {name: "Building production JavaScript and CSS bundles", seconds: 21.04},
    {name: "run page queries", seconds: 1.503},
    {name: "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs", seconds: 61.702},
  ])
})
