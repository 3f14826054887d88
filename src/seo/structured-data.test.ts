/** @jest-environment node */
import {imageOf} from "../lib/testing/processed-image"
import {
  breadcrumbList,
  product,
  questionsPage,
  touristTrip,
  travelAgency,
  webSite,
} from "./structured-data"

jest.mock("gatsby", () => ({graphql: () => undefined}))

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
    const {itinerary, offers} = touristTrip(experience, site)
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

  it("lists the regions of a trip with days, as its page shows no stop", () => {
    const stops = {items: [{title: "Siloé", description: "Una ladera."}]}
    const trip = {...experience, stops, days: {status: "example" as const}}
    expect(JSON.stringify(touristTrip(trip, site).itinerary)).not.toMatch(/Siloé/)
  })

  it("has its photographs, each with who took it and by what right", () => {
    const {image: file} = experience
    const photo = {creditText: "Ana Pérez", file}
    const licence = "https://creativecommons.org/licenses/by/4.0/deed.es"
    const photos = [
      {...photo, licence, source: "https://a.example/ana"},
      {...photo, licence: "Propia", source: null},
    ]
    const own = {
      "@type": "ImageObject",
      contentUrl: "https://a.example/static/cali.webp",
      creditText: "Ana Pérez",
      creator: {"@type": "Person", name: "Ana Pérez"},
    }
    expect(touristTrip({...experience, photos}, site).image).toEqual([
      {...own, license: licence, acquireLicensePage: "https://a.example/ana"},
      own,
    ])
    expect(touristTrip(experience, site)).not.toHaveProperty("image")
  })

  it("lists stops in their order", () => {
    const {itinerary} = touristTrip(
      {
        ...experience,
        stops: {
          items: [
            {title: "Bogotá", description: "Mañanas **frescas**."},
            {title: "Cali", description: "Salsa."},
          ],
        },
      },
      site,
    )
    expect(itinerary).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        {position: 1, item: {name: "Bogotá", description: "Mañanas frescas."}},
        {position: 2, item: {name: "Cali"}},
      ],
    })
  })
})

const agencyWith = (change: object) =>
  travelAgency(
    {
      brand: "Entre Raíces",
      publicContact: {telephone: null, email: null, profiles: []},
      publicCompany: {legalName: null, address: null, registration: null},
      ...change,
    },
    "/home.jpg",
    site,
  )

describe("travelAgency", () => {
  it("is an organization while it has no address, which a local business must have", () => {
    expect(agencyWith({})).toMatchObject({"@type": "Organization"})
    const publicCompany = {legalName: null, address: "Calle 1", registration: null}
    expect(agencyWith({publicCompany})).toMatchObject({
      "@type": "TravelAgency",
      address: {"@type": "PostalAddress", streetAddress: "Calle 1", addressCountry: "CO"},
    })
  })

  it("is a bare reference where trips name it", () => {
    const reference = {"@id": agencyWith({})["@id"]}
    expect(touristTrip(experience, site).provider).toEqual(reference)
    expect(product(experience, "Entre Raíces", site).offers).toMatchObject({seller: reference})
  })

  it("says nothing of a contact that the owner has not filled in", () => {
    const agency = agencyWith({})
    expect(agency).toMatchObject({
      name: "Entre Raíces",
      url: "https://a.example/",
      image: "https://a.example/home.jpg",
    })
    expect(Object.keys(agency).join()).not.toMatch(
      /telephone|email|sameAs|legalName|address|identifier/,
    )
  })

  it("gives number, e-mail and profiles that are real", () => {
    const email = "hola@entreraices.co"
    const profiles = ["https://www.instagram.com/entreraices"]
    const publicContact = {telephone: "+573101234567", email, profiles}
    expect(agencyWith({publicContact})).toMatchObject({
      telephone: "+573101234567",
      email,
      sameAs: profiles,
    })
  })

  it("names the company with its address and registration, once they are real", () => {
    const publicCompany = {legalName: "Roots S.A.S.", address: "Calle 1", registration: "12345"}
    expect(agencyWith({publicCompany})).toMatchObject({
      legalName: "Roots S.A.S.",
      address: {"@type": "PostalAddress", streetAddress: "Calle 1", addressCountry: "CO"},
      identifier: {"@type": "PropertyValue", propertyID: "RNT", value: "12345"},
    })
  })

  it("is the publisher of the site", () => {
    const {publisher} = webSite({brand: "Entre Raíces"}, site)
    expect(publisher).toEqual({"@id": agencyWith({})["@id"]})
  })
})

describe("breadcrumbList", () => {
  it("numbers the pages from the home page to this one, with full addresses", () => {
    const trail = [
      {to: "/", label: "Home"},
      {to: "/about-us/", label: "About us"},
    ]
    expect(breadcrumbList(trail, site).itemListElement).toEqual([
      {"@type": "ListItem", position: 1, name: "Home", item: "https://a.example/es/"},
      {"@type": "ListItem", position: 2, name: "About us", item: "https://a.example/es/about-us/"},
    ])
  })
})

describe("questionsPage", () => {
  it("answers in plain words", () => {
    const questions = [{question: "Vaccines?", answer: "It is **mandatory**."}]
    expect(questionsPage({title: "Questions", questions}, "/questions/", site).mainEntity).toEqual([
      {
        "@type": "Question",
        name: "Vaccines?",
        acceptedAnswer: {"@type": "Answer", text: "It is mandatory."},
      },
    ])
  })
})
