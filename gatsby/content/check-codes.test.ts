import {chatCodes} from "../../src/booking/reference"
import {checkChannels, checkCodes} from "./check-codes"

const trip = (slug: string, code: unknown) => ({file: `${slug}.json`, value: {slug, code}})

const messages = (...trips: ReturnType<typeof trip>[]) =>
  checkCodes(trips).map(({file, field, found, expected}) => [file, field, found, expected])

it("takes codes that differ, and leaves to the shape what is no code", () => {
  expect(messages(trip("cali", "CALI"), trip("salsa", "SALSA"), trip("odd", 7))).toEqual([])
})

it("names both files of a code that two trips have, and proposes one that is free", () => {
  expect(messages(trip("cali", "CALI"), trip("cali-salsa", "CALI"))).toEqual([
    ["cali-salsa.json", "code", '"CALI", as in cali.json', 'a code of its own, such as "CALIS"'],
  ])
})

it("proposes no code that a third trip has, nor one that no code can be", () => {
  const others = ["CALIS", "CAL", "CALIA", "CALIL"].map(code => trip(code, code))
  expect(messages(trip("cali", "CALI"), ...others, trip("cali-salsa", "CALI"))[0]?.[3]).toBe(
    'a code of its own, such as "CALIB"',
  )
  expect(messages(trip("8", "AB"), trip("7", "AB"))[0]?.[3]).toBe("a code of its own")
})

it.each([...Object.values(chatCodes), "EN", "ES"])("refuses %s, which is something else", code => {
  expect(messages(trip("esplanade", code))).toEqual([
    [
      "esplanade.json",
      "code",
      `"${code}", which references use for something else`,
      'a code of its own, such as "ESPL"',
    ],
  ])
})

it("refuses a channel that reads as a language, and a second one for the same links", () => {
  const channels = [
    {source: "google", code: "GO"},
    {source: "google", medium: "cpc", code: "ES"},
    {source: "google", medium: "cpc", code: "GO"},
  ]
  const faults = checkChannels({channels} as never).map(({field, found}) => [field, found])
  expect(faults).toEqual([
    ["channels[1].code", '"ES"'],
    ["channels[2]", "the source and medium of channels[1]"],
  ])
})
