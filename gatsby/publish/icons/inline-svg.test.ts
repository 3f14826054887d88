import {inlineSvg} from "./inline-svg"

it("holds an SVG that any attribute and address can carry", async () => {
  const svg = '<svg viewBox="0 0 9 9"><path fill="#f4b81c" d="M0 0h9" style="width:50%"/></svg>\n'
  const address = inlineSvg(svg)
  expect(address).not.toMatch(/["<>#\s]/)
  const type = "data:image/svg+xml,"
  expect(address.startsWith(type)).toBe(true)
  expect(decodeURIComponent(address.slice(type.length))).toBe(svg.trim().replaceAll('"', "'"))
})
