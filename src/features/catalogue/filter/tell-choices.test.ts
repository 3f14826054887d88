/** @jest-environment node */
import {tellChoices} from "./tell-choices"

const facets = [
  {name: "month", choices: [{key: "7", label: "July"}]},
  {
    name: "region",
    choices: [
      {key: "a", label: "Amazon"},
      {key: "b", label: "Bogotá"},
      {key: "c", label: "Cali"},
    ],
  },
  {name: "price", choices: [{key: "500", label: "€500"}]},
]

it("says every choice, several of one question together, and no order", () => {
  const told = tellChoices(
    {q: " red river ", region: "a,c", month: "7", price: "500", sort: "price"},
    facets,
    (key, values) => `${key} ${values?.price}`,
  )
  expect(told).toEqual([
    {name: "q", told: "red river"},
    {name: "region", told: "Amazon, Cali"},
    {name: "month", told: "July"},
    {name: "price", told: "experiences:filter.priceUpTo €500"},
  ])
})
