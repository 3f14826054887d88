/** @jest-environment node */
import {imageOf} from "../lib/testing/processed-image"
import {crumbsOf} from "./crumbs"
import {describedTrip, travelAgency, webSite} from "./structured-data"

jest.mock("gatsby", () => ({graphql: () => undefined}))
jest.mock("../site/links", () => ({
  links: {
    navigation: [
      {to: "/", label: "home"},
      {to: "/experiences/", label: "trips"},
    ],
  },
}))

const page = {
  pathname: "/es/experiences/cali/",
  siteUrl: "https://a.example",
  language: "es" as const,
  brand: "Entre Raíces",
}
const url = "https://a.example/es/experiences/cali/"

const trip = {
  title: "Salsa en Cali",
  cardDescription: "Cuatro días de salsa.",
  price: 1400,
  image: imageOf("/static/cali.webp"),
  isPriceOnRequest: false,
  facts: null,
  photos: null,
}

const product = describedTrip(trip, page)

describe("describedTrip", () => {
  it("offers the experience at its price in euros, at its own address", () => {
    expect(product).toMatchObject({
      name: "Salsa en Cali",
      image: ["https://a.example/static/cali.webp"],
      offers: {url, price: 1400, priceCurrency: "EUR"},
    })
    const facts = {priceBasis: {per: "person" as const}}
    expect(describedTrip({...trip, facts}, page).offers).toMatchObject({
      priceSpecification: {price: 1400, unitText: "person"},
    })
    expect(describedTrip({...trip, isPriceOnRequest: true}, page)).not.toHaveProperty("offers")
  })

  it("has its photographs, each with who took it and by what right", () => {
    const {image} = trip
    const licence = "https://creativecommons.org/licenses/by/4.0/deed.es"
    const photos = [
      {image, credits: {credit: "Ana Pérez", licence}},
      {image, credits: {credit: "Ana Pérez", licence: "Propia"}},
    ]
    const contentUrl = "https://a.example/static/cali.webp"
    const photo = {"@type": "ImageObject", contentUrl, creditText: "Ana Pérez"}
    const {image: images} = describedTrip({...trip, photos}, page)
    expect(images).toEqual([contentUrl, {...photo, license: licence}, photo])
  })
})

const agencyWith = (change: object) =>
  travelAgency(
    {
      publicContact: {telephone: null, email: null, profiles: []},
      publicCompany: {legalName: null, address: null, registration: null},
      ...change,
    },
    "/home.jpg",
    page,
  )

describe("travelAgency", () => {
  it("is a bare reference where a trip and the site name it", () => {
    const reference = {"@id": "https://a.example/#agency"}
    expect(agencyWith({})).toMatchObject(reference)
    expect(product.offers).toMatchObject({seller: reference})
    expect(webSite(page).publisher).toEqual(reference)
  })

  it("says nothing that is not filled in: without an address it is no local business", () => {
    const agency = agencyWith({})
    expect(agency).toMatchObject({
      "@type": "Organization",
      name: "Entre Raíces",
      url: "https://a.example/",
      image: "https://a.example/home.jpg",
    })
    expect(Object.keys(agency).join()).not.toMatch(
      /telephone|email|sameAs|legalName|address|identifier/,
    )
  })

  it("gives contact, profiles, company and registration that are real", () => {
    const profiles = ["https://www.instagram.com/entreraices"]
    const contact = {telephone: "+573101234567", email: "hola@entreraices.co"}
    const publicCompany = {legalName: "Roots S.A.S.", address: "Calle 1", registration: "12345"}
    expect(agencyWith({publicContact: {...contact, profiles}, publicCompany})).toMatchObject({
      ...contact,
      sameAs: profiles,
      legalName: "Roots S.A.S.",
      "@type": "TravelAgency",
      address: {"@type": "PostalAddress", streetAddress: "Calle 1", addressCountry: "CO"},
      identifier: {"@type": "PropertyValue", propertyID: "RNT", value: "12345"},
    })
  })
})

const crumbsFor = (path: string) => crumbsOf(path, "A title", key => key)

it.each([
  ["/es/experiences/cali/", ["home", "trips", "A title"]],
  ["/es/experiences/", ["home", "trips"]],
  ["/es/terms/", ["home", "A title"]],
])("the trail of %s has the pages that it stands under: %j", (path, labels) => {
  expect(crumbsFor(path).map(({label}) => label)).toEqual(labels)
})
