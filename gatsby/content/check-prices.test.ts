import {checkAmounts} from "./check-prices"

const found = (text: string) =>
  checkAmounts("a.json", {price: 1400, closing: {en: text}}).map(
    ({message}) => /found "(.*)"$/.exec(message)?.[1],
  )

it.each(["€1,400", "1.400 €", "1400 euros", "EUR 1 400", "1400.00 €", "€1400"])(
  "finds %s, which repeats the price",
  amount => {
    expect(found(`It is ${amount}, 3 days.`)).toEqual([amount])
  },
)

it("takes other amounts, but none that is introduced like a price", () => {
  expect(found("A tax of €15, or 1.401 €, or 14000 €.")).toEqual([])
  expect(found("From €15.")).toEqual(["€15"])
  expect(found("Desde **15 €**.")).toEqual(["15 €"])
})
