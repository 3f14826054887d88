import {customTripLink} from "./custom-trip-link"

const textOf = (link: string) => new URL(link).searchParams.get("text")

describe("customTripLink", () => {
  it("carries every choice, one a line", () => {
    const choice = {pickUp: "Bogotá", dropOff: "Cartagena", accommodation: "Farm", style: "Birds"}
    expect(textOf(customTripLink(choice, "en", "57300"))?.split("\n")).toEqual([
      "Hello, I would like to plan a trip of my own in Colombia.",
      "Pick-up point: Bogotá",
      "Drop-off point: Cartagena",
      "Accommodation: Farm",
      "Travel style: Birds",
    ])
  })

  it("says in Spanish what is still open", () => {
    const text = textOf(customTripLink({pickUp: "Cali"}, "es", "57300"))
    expect(text).toContain("Punto de recogida: Cali")
    expect(text).toContain("Alojamiento: por decidir")
  })
})
