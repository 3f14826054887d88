/** @jest-environment node */
import {referenceOf, withReference} from "./reference"
import {whatsappUrl} from "./whatsapp"

it("ends a text with a line of its own", () => {
  expect(withReference("Hello.\nPick-up: Cali", "es", "CANO")).toBe(
    "Hello.\nPick-up: Cali\nRef. CANO-ES",
  )
  expect(withReference("Does it include flights?", "en", "ASK", "CANO")).toMatch(
    /\nRef\. ASK-CANO-EN$/,
  )
})

it("is read from the address of the chat, whatever the text says before it", () => {
  for (const text of ["Hello", "Ref. XX-ES is mine\nwhat now?", "Bogotá & 100 % + más", ""])
    expect(referenceOf(whatsappUrl("57300", withReference(text, "es", "ASK", "CANO")))).toBe(
      "ASK-CANO-ES",
    )
})

it("is read from no other address", () => {
  const text = encodeURIComponent("\nRef. CANO-ES")
  for (const address of [
    whatsappUrl("57300", "Hello"),
    whatsappUrl("57300", "my Ref. CANO-ES"),
    `https://example.com/?text=${text}`,
    `https://example.com/?to=https://wa.me/57300?text=${text}`,
    whatsappUrl("57300", "Hello\nRef. CANO-ES, please"),
    "mailto:hola@example.com",
    "",
  ])
    expect([address, referenceOf(address)]).toEqual([address, undefined])
})
