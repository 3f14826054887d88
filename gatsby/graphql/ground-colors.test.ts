import {contrast, groundColors} from "./ground-colors"

const parse = (hex: string) =>
  [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ]

const picture = (...colors: [number, number, number][]) => Uint8Array.from(colors.flat())

describe("groundColors", () => {
  it.each([
    ["a white picture", picture([255, 255, 255], [250, 250, 250])],
    ["a black picture", picture([0, 0, 0], [1, 1, 1])],
    ["a yellow picture", picture([244, 184, 28], [244, 190, 40])],
    ["a green picture", picture([20, 120, 60], [30, 140, 80])],
    ["noise", Uint8Array.from({length: 3000}, (_, index) => (index * 7919) % 256)],
  ])("keeps text and accent readable on %s", (_, pixels) => {
    const {ground, text, accent} = groundColors(pixels)
    expect(contrast(parse(ground), parse(text))).toBeGreaterThanOrEqual(6.9)
    expect(contrast(parse(ground), parse(accent))).toBeGreaterThanOrEqual(4.4)
  })

  it("takes the hue that fills the picture", () => {
    const [red, green, blue] = parse(
      groundColors(picture([20, 60, 200], [25, 70, 210], [200, 40, 40])).ground,
    )
    expect(blue).toBeGreaterThan(red)
    expect(blue).toBeGreaterThan(green)
  })
})
