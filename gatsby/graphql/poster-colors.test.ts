import {colord} from "colord"
import {posterColors} from "./poster-colors"

const picture = (...colors: [number, number, number][]) => Uint8Array.from(colors.flat())

it.each([
  ["a white picture", picture([255, 255, 255], [250, 250, 250])],
  ["a black picture", picture([0, 0, 0], [1, 1, 1])],
  ["a yellow picture", picture([244, 184, 28], [244, 190, 40])],
  ["noise", Uint8Array.from({length: 3000}, (_, index) => (index * 7919) % 256)],
])("keeps text and accent readable on %s", (_, pixels) => {
  const {ground, text, accent} = posterColors(pixels)
  expect(colord(ground).contrast(text)).toBeGreaterThanOrEqual(7)
  expect(colord(ground).contrast(accent)).toBeGreaterThanOrEqual(4.5)
})

it("takes the hue that fills the picture", () => {
  const {r, g, b} = colord(
    posterColors(picture([20, 60, 200], [25, 70, 210], [200, 40, 40])).ground,
  ).toRgb()
  expect(b).toBeGreaterThan(r)
  expect(b).toBeGreaterThan(g)
})
