/** @jest-environment node */
import {imageOf} from "../../lib/testing/processed-image"
import {product} from "./offer"
import {touristTrip} from "./trip"

const site = {siteUrl: "https://a.example", language: "es" as const}
const url = "https://a.example/es/experiences/cali/"

const experience = {
  slug: "cali",
  title: "Salsa en Cali",
  cardDescription: "Cuatro días de salsa.",
  price: 1400,
  image: imageOf("/static/cali.webp"),
  isPriceOpen: false,
  seasonOffer: null,
  factRows: [{name: "effort", label: "Exigencia", lines: ["Baja", "Un paseo."]}],
  days: null,
  photos: null,
  stops: null,
  regions: [{slug: "cali", name: "Cali"}],
}

describe("product", () => {
  it("offers the experience at its price in euros, at its own address", () => {
    const {offers, image, name} = product(experience, "Entre Raíces", site)
    expect(name).toBe("Salsa en Cali")
    expect(image).toBe("https://a.example/static/cali.webp")
    expect(offers).toMatchObject({
      "@id": `${url}#offer`,
      url,
      price: 1400,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
    })
  })

  it("is offered for its season, where it keeps one", () => {
    const seasonOffer = {availability: "PreOrder", from: "2027-06-15", to: "2027-10-20"}
    expect(product({...experience, seasonOffer}, "Entre Raíces", site).offers).toMatchObject({
      availability: "https://schema.org/PreOrder",
      availabilityStarts: "2027-06-15",
      availabilityEnds: "2027-10-20",
    })
    const {offers} = product(experience, "Entre Raíces", site)
    expect(offers).not.toHaveProperty("availabilityStarts")
  })

  it("has the facts of the page as properties", () => {
    expect(product(experience, "Entre Raíces", site).additionalProperty).toEqual([
      {"@type": "PropertyValue", propertyID: "effort", name: "Exigencia", value: "Baja; Un paseo."},
    ])
  })

  it("claims no rating and no review, which the page does not show", () => {
    const text = JSON.stringify(product(experience, "Entre Raíces", site))
    expect(text).not.toMatch(/rating|review/i)
  })

  it("names no picture where no file serves every reader", () => {
    const plain = {...experience, image: {childImageSharp: null}}
    expect(product(plain, "Entre Raíces", site)).not.toHaveProperty("image")
  })
})

describe("touristTrip", () => {
  it("names the part of the country where there are no stops, and shares the offer", () => {
    const {itinerary, offers} = touristTrip(experience, "Entre Raíces", site)
    expect(itinerary).toEqual({
      "@type": "ItemList",
      numberOfItems: 1,
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          item: {
            "@type": "Place",
            "@id": "https://a.example/es/destinations/cali/#place",
            name: "Cali",
            url: "https://a.example/es/destinations/cali/",
          },
        },
      ],
    })
    expect(offers).toEqual({"@id": `${url}#offer`})
  })

  it("lists the regions of a trip that is told day by day, as its page shows no stop", () => {
    const stops = {title: "A dónde vas", items: [{title: "Siloé", description: "Una ladera."}]}
    const trip = {...experience, stops, days: {status: "example" as const}}
    expect(JSON.stringify(touristTrip(trip, "Entre Raíces", site).itinerary)).not.toMatch(/Siloé/)
  })

  it("has its photographs, each with who took it and by what right", () => {
    const {image: file} = experience
    const photo = {alt: "Una calle", caption: null, creditText: "Ana Pérez", file}
    const licence = "https://creativecommons.org/licenses/by/4.0/deed.es"
    const photos = [
      {...photo, licence, source: "https://a.example/ana"},
      {...photo, licence: "Propia", source: null},
    ]
    const own = {
      "@type": "ImageObject",
      contentUrl: "https://a.example/static/cali.webp",
      description: "Una calle",
      creditText: "Ana Pérez",
      creator: {"@type": "Person", name: "Ana Pérez"},
    }
    expect(touristTrip({...experience, photos}, "Entre Raíces", site).image).toEqual([
      {...own, license: licence, acquireLicensePage: "https://a.example/ana"},
      own,
    ])
    expect(touristTrip(experience, "Entre Raíces", site)).not.toHaveProperty("image")
  })

  it("lists stops in their order", () => {
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
      },
      "Entre Raíces",
      site,
    )
    expect(itinerary).toMatchObject({
      name: "A dónde vas",
      numberOfItems: 2,
      itemListElement: [
        {position: 1, item: {name: "Bogotá", description: "Mañanas frescas."}},
        {position: 2, item: {name: "Cali"}},
      ],
    })
  })
})
