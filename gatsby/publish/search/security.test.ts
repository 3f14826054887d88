import {securityTxt} from "./security"

const social = {
  facebook: "https://www.facebook.com/example",
  linkedin: "https://www.linkedin.com/company/example",
  instagram: "https://www.instagram.com/example",
}
const placeholders = {whatsapp: "573000000000", email: "hola@example.com", social}
const now = Date.UTC(2026, 0, 15, 10)

it("names real contacts, for less than a year", () => {
  const site = {...placeholders, whatsapp: "573101234567", email: "hola@entreraices.co"}
  expect(securityTxt(site, "https://a.test", now)).toBe(
    [
      "Contact: mailto:hola@entreraices.co",
      "Contact: tel:+573101234567",
      "Expires: 2027-01-10T00:00:00Z",
      "Preferred-Languages: en, es",
      "Canonical: https://a.test/.well-known/security.txt",
      "",
    ].join("\n"),
  )
})

it("does not exist while every contact is a placeholder", () => {
  expect(securityTxt(placeholders, "https://a.test", now)).toBeNull()
})
