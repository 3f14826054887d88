import {checkAmounts, checkPlaceholders} from "./check-prices"
import {tellFault} from "./fault"
import {fillPrice, withPrice} from "./price-in-texts"

const file = "data/experiences/x/experience.json"
const trip = (words: string, price: unknown = 1400) => ({price, seo: {description: {en: words}}})
const found = (words: string, price?: number) =>
  checkAmounts(file, trip(words, price)).map(fault => tellFault(fault).found)

describe("an amount that is the price of the trip", () => {
  it.each([
    "€1,400",
    "€1400",
    "€ 1.400",
    "EUR 1400",
    "EUR1400",
    "euro 1,400",
    "1.400 €",
    "1,400€",
    "1 400 €",
    "1\u00a0400\u00a0€",
    "1\u202f400 €",
    "1400 euros",
    "1400 Euro",
    "1400 EUR",
    "€1,400.00",
    "1.400,00 €",
  ])("is refused as %s", amount => {
    expect(found(`All of it for ${amount}.`)).toEqual([JSON.stringify(amount)])
  })

  it("is refused in bold, and each time it is written", () => {
    expect(found("From **€62** or **62** euros, EUR62", 62)).toEqual([
      '"€62"',
      '"62 euros"',
      '"EUR62"',
    ])
  })

  it("is told with its field, and what to write", () => {
    expect(checkAmounts(file, trip("Book for €62", 62)).map(tellFault)).toEqual([
      {
        file,
        field: "seo.description.en",
        found: '"€62"',
        expected: "{price}, which stands for the price",
      },
    ])
  })
})

it.each(["From €65.", "desde 65 €", "A partir de 65 euros"])(
  "refuses “%s” of a trip for €62, as an older price, and says which amounts may stand",
  words =>
    expect(checkAmounts(file, trip(words, 62)).map(fault => tellFault(fault).expected)).toEqual([
      "{price}, or an amount that is no starting price, such as “about €15”",
    ]),
)

it("reads an amount of millions whole", () => {
  expect(found("All for €1,234,567", 1_234_567)).toEqual(['"€1,234,567"'])
})

it("looks at words alone: the name of a picture is none", () => {
  expect(checkAmounts(file, {price: 62, image: "./62euros.jpg"})).toEqual([])
  expect(checkPlaceholders(file, {image: "./{prise}.jpg"})).toEqual([])
})

it.each([
  "A fee of about €15",
  "unos 15 €",
  "62 minutes, 620 €",
  "€162, €62.50 and €6.2",
  "6,200 euros",
  "Far from 62 neurons",
])("leaves “%s” of a trip for €62", words => {
  expect(found(words, 62)).toEqual([])
})

it("compares nothing where the price itself is wrong", () => {
  expect(checkAmounts(file, trip("€62", "62" as never))).toEqual([])
  expect(checkAmounts(file, null)).toEqual([])
})

describe("placeholders", () => {
  const inTrip = (words: string) =>
    checkPlaceholders(file, trip(words), "{price}").map(fault => tellFault(fault).found)

  it.each(["{prise}", "{ price }", "{Price}", "{{price}}", "{}", "{", "}"])(
    "refuses %s",
    placeholder => expect(inTrip(`From ${placeholder} on`)).toEqual([`"${placeholder}"`]),
  )

  it("takes the one for the price in a trip alone", () => {
    expect(inTrip("From {price} to {price}")).toEqual([])
    expect(checkPlaceholders("data/home.json", trip("From {price}")).map(tellFault)).toEqual([
      {
        file: "data/home.json",
        field: "seo.description.en",
        found: '"{price}"',
        expected: "a text without { and }",
      },
    ])
  })
})

describe("the price in texts", () => {
  it("stands as the language writes it, at any depth, in lists too", () => {
    const words = {en: "From {price}: {price}", es: "Desde {price}"}
    const list = {en: ["{price}", "No"], es: ["{price}", "No"]}
    expect(withPrice({price: 1400, slug: "{price}", n: null, a: {words}, b: [{list}]})).toEqual({
      price: 1400,
      slug: "{price}",
      n: null,
      a: {words: {en: "From €1,400: €1,400", es: "Desde 1.400\u00a0€"}},
      b: [{list: {en: ["€1,400", "No"], es: ["1.400\u00a0€", "No"]}}],
    })
  })

  it("leaves what is no text, and a trip without a price", () => {
    expect(fillPrice(null, 62, "en")).toBeNull()
    expect(withPrice({price: "62", title: {en: "{price}"}})).toEqual({
      price: "62",
      title: {en: "{price}"},
    })
    expect(withPrice(null)).toBeNull()
  })
})
