import {placeholderFields, placeholderWarning} from "./placeholders"

it("names every value that the owner has yet to replace", () => {
  const site = {
    brand: "Entre Raíces",
    whatsapp: "573000000000",
    email: "hola@example.com",
    social: {
      instagram: "https://www.instagram.com/example",
      facebook: "https://www.facebook.com/roots",
    },
  }
  expect(placeholderFields(site)).toEqual(["whatsapp", "email", "social.instagram"])
  expect(placeholderWarning(site)).toBe(
    "data/site.json still has placeholders, replace them before going live: whatsapp, email, social.instagram",
  )
})

it("is silent when all are replaced", () => {
  expect(
    placeholderWarning({
      whatsapp: "573101234567",
      email: "hola@entreraices.co",
      hours: "Any day, for example at 8:00",
    }),
  ).toBeUndefined()
})
