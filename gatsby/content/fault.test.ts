import {formatFault, formatFaults, oneEach, show} from "./fault"

const fault = {file: "data/site.json", field: "brand", found: "nothing", expected: "a text"}

it("says in one line where a fault is, what was found, and what would be right", () => {
  expect(formatFault(fault)).toBe("data/site.json → brand: found nothing, expected a text")
})

it("counts the faults over their list", () => {
  const line = `  ${formatFault(fault)}`
  expect(formatFaults([fault])).toBe(`The content has 1 fault:\n${line}`)
  expect(formatFaults([fault, fault])).toBe(`The content has 2 faults:\n${line}\n${line}`)
})

it.each([
  [undefined, "nothing"],
  [null, "null"],
  ["Café", '"Café"'],
  [7, "7"],
  [{a: [1]}, '{"a":[1]}'],
  [Symbol("x"), "Symbol(x)"],
  ["a\u202eb\u200fc", '"a\\u{202e}b\\u{200f}c"'],
  ["x".repeat(78), `"${"x".repeat(78)}"`],
  ["x".repeat(79), `"${"x".repeat(79)}…`],
])("shows %p as it stands in the file: %s", (value, text) => {
  expect(show(value)).toBe(text)
})

it("tells of each value the nearest fault alone", () => {
  const [first, farther] = [fault, {...fault, expected: "another text"}]
  const others = [
    {...fault, found: "7"},
    {...fault, field: "email"},
    {...fault, file: "data/packing.json"},
  ]
  expect(oneEach([first, farther, ...others])).toEqual([first, ...others])
})
