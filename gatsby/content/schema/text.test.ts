import {line} from "./text"

it.each(["\0", "\ud800", "\u2028", "\u202e", "\ufdd0", "\uffff", "\u{1fffe}"])(
  "refuses %j within words, which some file of the build could not hold or show",
  sign => {
    expect(line().safeParse(`a${sign}b`).success).toBe(false)
  },
)

it("takes the letters of any language", () => {
  expect(line().safeParse("Niñez, Kogui ëñ, ciénaga “x” 👩‍🌾 שלום").success).toBe(true)
})
