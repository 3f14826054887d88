/** @jest-environment node */
import {addressWithoutContacts, withoutContacts} from "./contacts"

it.each([
  ["ana@example.com", "(e-mail)"],
  ["whales, write to Ana.Gómez+x@example.co", "whales, write to (e-mail)"],
  ["ana @ example.com", "(e-mail)"],
  ["+57 300 123 4567", "(telephone)"],
  ["call (300) 123-4567 please", "call (telephone) please"],
  ["3001234567", "(telephone)"],
  ["300.123.45.67", "(telephone)"],
  ["0044 20 7946 0000", "(telephone)"],
  ["birds in 12 days", "birds in 12 days"],
  ["under 1.500 €", "under 1.500 €"],
  ["@entreraices #ejecafetero", "@entreraices #ejecafetero"],
  ["july 2027, 2 adults", "july 2027, 2 adults"],
])("%j says %j", (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})

it.each([
  "https://www.example.com/en/experiences/?q=whales+in+july&region=pacific",
  "http://192.168.100.200:8000/en/",
  "https://www.example.com/en/?utm_source=ig&utm_id=120210000000000&gclid=3001234567&a=May%20trips",
  "/en/experiences/",
  "",
])("leaves %j as it is", address => {
  expect(addressWithoutContacts(address)).toBe(address)
})

it.each([
  ["https://a.example/en/?q=ana%40example.com", "https://a.example/en/?q=(e-mail)"],
  ["https://a.example/en/?q=ana@example.com&month=7", "https://a.example/en/?q=(e-mail)&month=7"],
  ["https://a.example/en/?q=call+%2B57+300+123+4567", "https://a.example/en/?q=call%20(telephone)"],
  [
    "https://a.example/en/?utm_content=ana@example.com",
    "https://a.example/en/?utm_content=(e-mail)",
  ],
  ["https://a.example/ana@example.com/", "https://a.example/(e-mail)/"],
  ["/en/3001234567/", "/en/(telephone)/"],
  ["https://a.example/?a=%E0%A4%A&q=ana@b.example", "https://a.example/?a=%E0%A4%A&q=(e-mail)"],
])("makes of %j %j", (address, expected) => {
  expect(addressWithoutContacts(address)).toBe(expected)
})
