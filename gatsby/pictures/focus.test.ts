import fc from "fast-check"
import {centre, cropAround} from "./focus"

const percent = fc.integer({min: 0, max: 100})
const focus = fc.record({x: percent, y: percent})
const size = fc.record({
  width: fc.integer({min: 1, max: 9000}),
  height: fc.integer({min: 1, max: 9000}),
})

it("keeps a part that lies within the picture and touches two of its sides", () => {
  fc.assert(
    fc.property(size, size, focus, (source, target, spot) => {
      const {left, top, width, height} = cropAround(source, target, spot)
      fc.pre(width > 0 && height > 0)
      expect(Math.min(left, top)).toBe(0)
      expect(left + width).toBeLessThanOrEqual(source.width)
      expect(top + height).toBeLessThanOrEqual(source.height)
      expect(width === source.width || height === source.height).toBe(true)
    }),
  )
})

it.each([
  [
    {x: 50, y: 0},
    {left: 0, top: 0},
  ],
  [
    {x: 50, y: 100},
    {left: 0, top: 500},
  ],
  [centre, {left: 0, top: 250}],
])("keeps the edge that the focus %j lies at", (spot, place) => {
  const crop = cropAround({width: 1000, height: 1000}, {width: 200, height: 100}, spot)
  expect(crop).toEqual({...place, width: 1000, height: 500})
})
