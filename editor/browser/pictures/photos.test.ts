import {moved, type Photo} from "./photos"

const photos = ["one", "two", "three"].map((file): Photo => ({file}))

it.each([
  [0, 1, "two one three"],
  [1, 1, "one three two"],
  [2, -1, "one three two"],
  [1, -1, "two one three"],
])("moves number %i by %i", (index, step, order) => {
  expect(moved(photos, index, step).map(({file}) => file)).toEqual(order.split(" "))
})
