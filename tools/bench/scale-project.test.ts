import {copyOf} from "./scale-project"

const original = {slug: "cali", title: {en: "Cali", es: "Cali"}, price: 70, theme: "cali"}

it("keeps the real ones as they are in the first round", () => {
  expect(copyOf(original, 0)).toEqual(original)
})

it("gives every copy an address and a title of its own", () => {
  const copies = [1, 2].map(round => copyOf(original, round))
  expect(copies.map(({slug}) => slug)).toEqual(["cali-1", "cali-2"])
  expect(copies[1]?.title).toEqual({en: "Cali 2", es: "Cali 2"})
  expect(copies[1]?.price).toBe(70)
})
