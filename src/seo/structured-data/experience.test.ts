import {product} from "./offer"
import {touristTrip} from "./trip"

const site = {siteUrl: "https://a.example", language: "es" as const}
const url = "https://a.example/es/experiences/cali/"

const experience = {
  slug: "cali",
  title: "Salsa en Cali",
  cardDescription: "Cuatro días de salsa.",
  price: 1400,
  image: {
    picture: {
      layout: "fullWidth" as const,
      width: 1,
      height: 0.5625,
      images: {fallback: {src: "/static/cali.jpg"}},
    },
  },
  stops: null,
  highlights: null,
  regions: [{name: "Cali"}],
}

describe("product", () => {
  it("offers the experience at its price in euros, at its own address", () => {
    const {offers, image, name} = product(experience, "Entre Raíces", site)
    expect(name).toBe("Salsa en Cali")
    expect(image).toBe("https://a.example/static/cali.jpg")
    expect(offers).toMatchObject({
      "@id": `${url}#offer`,
      url,
      price: 1400,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
    })
  })

  it("claims no rating and no review, which the page does not show", () => {
    const text = JSON.stringify(product(experience, "Entre Raíces", site))
    expect(text).not.toMatch(/rating|review/i)
  })

  it("names no picture where no file serves every reader", () => {
    const plain = {...experience, image: {picture: {...experience.image.picture, images: {}}}}
    expect(product(plain, "Entre Raíces", site)).not.toHaveProperty("image")
  })
})

describe("touristTrip", () => {
  it("names the part of the country where there are no stops, and shares the offer", () => {
    const {itinerary, offers} = touristTrip(experience, "Entre Raíces", site)
    expect(itinerary).toEqual([{"@type": "Place", name: "Cali"}])
    expect(offers).toEqual({"@id": `${url}#offer`})
  })

  it("lists stops in their order, and highlights by the name of the place", () => {
    const {itinerary} = touristTrip(
      {
        ...experience,
        stops: {
          title: "A dónde vas",
          items: [
            {title: "Bogotá", description: "Mañanas **frescas**."},
            {title: "Cali", description: "Salsa."},
          ],
        },
        highlights: {
          title: "Visita lugares como",
          items: ["**La Candelaria**: calles empinadas", "Un mercado de **frutas**"],
        },
      },
      "Entre Raíces",
      site,
    )
    expect(itinerary).toMatchObject([
      {
        name: "A dónde vas",
        itemListElement: [
          {position: 1, item: {name: "Bogotá", description: "Mañanas frescas."}},
          {position: 2, item: {name: "Cali"}},
        ],
      },
      {
        name: "Visita lugares como",
        itemListElement: [{name: "La Candelaria"}, {name: "Un mercado de frutas"}],
      },
    ])
  })
})
