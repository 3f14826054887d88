import {chatCodes} from "../../src/chat/reference"
import {checkChannels, checkCodes} from "./check-codes"
import {formatFault, tellFault} from "./fault"

const trip = (slug: string, code: unknown) => ({file: `${slug}.json`, value: {slug, code}})

const messages = (...trips: ReturnType<typeof trip>[]) =>
  checkCodes(trips)
    .map(tellFault)
    .map(({file, field, found, expected}) => [file, field, found, expected])

it("takes codes that differ, and leaves to the shape what is no code", () => {
  expect(messages(trip("cali", "CALI"), trip("salsa", "SALSA"), trip("odd", 7))).toEqual([])
})

it("names both files of a code that two trips have, and proposes one that is free", () => {
  expect(messages(trip("cali", "CALI"), trip("cali-salsa", "CALI"))).toEqual([
    ["cali-salsa.json", "code", '"CALI", as in cali.json', 'a code of its own, such as "CALIS"'],
  ])
})

it("proposes nothing for a slug without letters", () => {
  expect(messages(trip("8", "AB"), trip("7", "AB"))[0]?.[3]).toBe("a code of its own")
})

it.each([
  ["cali-7-x", [], "CALI"],
  ["cali-7-x", ["CALI"], "CALIX"],
  ["cali-7-x", ["CALI", "CALIX"], "CAL"],
  ["cali-7-x", ["CALI", "CALIX", "CAL"], "CALIA"],
  ["ab", [], "AB"],
  ["x", [], "XA"],
  ["x", ["XA"], "XB"],
  ["es", [], "ESA"],
])("proposes for %s beside %j the code %s", (slug, taken, code) => {
  const others = taken.map(of => trip(of, of))
  expect(messages(trip("one", "SAME"), ...others, trip(slug, "SAME"))[0]?.[3]).toBe(
    `a code of its own, such as "${code}"`,
  )
})

it("leaves alone a file that holds nothing", () => {
  expect(checkCodes([{file: "a.json"}, {file: "b.json", value: null}])).toEqual([])
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
  expect(checkChannels({channels} as never).map(formatFault)).toEqual([
    'data/site.json → channels[1].code: found "ES", expected a code that is no language’s',
    "data/site.json → channels[2]: found the source and medium of channels[1], expected a source and medium that no other channel has",
  ])
})

it("takes one source under several mediums, and a medium that is empty for none", () => {
  const channels = [
    {source: "google", code: "GO"},
    {source: "google", medium: "cpc", code: "GAD"},
    {source: "cpc", medium: "google", code: "X"},
  ]
  expect(checkChannels({channels} as never)).toEqual([])
  const twice = [...channels, {source: "google", medium: "", code: "G"}]
  expect(checkChannels({channels: twice} as never).map(({place}) => place.field)).toEqual([
    "channels[3]",
  ])
})
