import {checkAddresses} from "./check-addresses"
import {formatFault} from "./fault"

const keyed = {sections: [{key: "law"}]}
const content = {
  experiences: [{slug: "salt", group: "1-day", price: 60, regions: []}],
  regions: [],
  terms: keyed,
  treatment: keyed,
  conduct: keyed,
  booking: {topics: [{key: "pay"}]},
  questions: {questions: []},
} as never

const faults = (es: string) =>
  checkAddresses([{file: "a.json", value: {text: {es}}}], content).map(formatFault)

it.each([
  "[a](/terms/)",
  "[a](/terms/#law)",
  "[a](/booking/#pay)",
  "[a](/experiences/salt/)",
  "[a](/)",
  "[a](https://terms.example)",
  "no link",
])("lets %s stand", text => {
  expect(faults(text)).toEqual([])
})

it.each(["/terms/#lore", "/experiences/pepper/", "/es/terms/", "/404/"])(
  "names %s, which is no page or no place on one",
  address => {
    expect(faults(`See [words](${address}).`)).toEqual([
      expect.stringContaining(`a.json → text.es: found a link to "${address}", which is no page`),
    ])
  },
)

it("says which places a page has", () => {
  expect(faults("[a](/terms/#lore)")).toEqual([expect.stringContaining("there are #law")])
})

it("reads the address of complaints, which is no words", () => {
  const value = {legal: {complaints: "/terms/#lore"}}
  expect(checkAddresses([{file: "data/site.json", value}], content)).toEqual([
    expect.objectContaining({code: "link-page"}),
  ])
})
