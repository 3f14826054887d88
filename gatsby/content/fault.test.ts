import {type Fault, formatFault, formatFaults, oneEach, show, tell} from "./fault"

const fault: Fault = {code: "text", place: {file: "data/site.json", field: "brand"}, values: {}}

it("says in one line where a fault is, what was found, and what would be right", () => {
  expect(formatFault(fault)).toBe("data/site.json → brand: found nothing, expected a text")
})

it("puts values into a sentence, leaves out what has none, and takes no value for a name", () => {
  expect(
    tell({code: "code-taken", values: {found: '"$file"', file: "a.json", free: '"OWLS"'}}),
  ).toEqual({
    found: '"$file", as in a.json',
    expected: 'a code of its own, such as "OWLS"',
  })
  expect(tell({code: "code-taken", values: {found: '"X"', file: "a.json"}}).expected).toBe(
    "a code of its own",
  )
})

it("counts the faults over their list", () => {
  const line = `  ${formatFault(fault)}`
  expect(formatFaults([fault])).toBe(`The content has 1 fault:\n${line}`)
  expect(formatFaults([fault, fault])).toBe(`The content has 2 faults:\n${line}\n${line}`)
})

it.each([
  [undefined, undefined],
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
  const [first, farther]: [Fault, Fault] = [fault, {...fault, code: "number"}]
  const others: Fault[] = [
    {...fault, values: {found: "7"}},
    {...fault, place: {...fault.place, field: "email"}},
    {...fault, place: {...fault.place, file: "data/packing.json"}},
  ]
  expect(oneEach([first, farther, ...others])).toEqual([first, ...others])
})
