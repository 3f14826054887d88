/** @jest-environment node */

import {renderToStaticMarkup} from "react-dom/server"
import {travelAgency, webSite} from "./agency"
import {JsonLd, jsonLd} from "./json-ld"
import {breadcrumbList, tripList} from "./lists"
import {questionsPage} from "./questions-page"

const site = {siteUrl: "https://a.example", language: "en" as const}

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
      {"@type": "ListItem", position: 1, name: "Home", item: "https://a.example/en/"},
      {"@type": "ListItem", position: 2, name: "About us", item: "https://a.example/en/about-us/"},
    ])
  })
})

describe("tripList", () => {
  it("numbers the trips in their order", () => {
    const trips = [
      {slug: "a", title: "A"},
      {slug: "b", title: "B"},
    ]
    expect(tripList("Experiences", trips, site)).toMatchObject({
      name: "Experiences",
      numberOfItems: 2,
      itemListElement: [
        {position: 1, name: "A", url: "https://a.example/en/experiences/a/"},
        {position: 2, name: "B", url: "https://a.example/en/experiences/b/"},
      ],
    })
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

const hostile = "</script><script>alert(1)</script><!-- &lt; & \u2028"

describe("jsonLd", () => {
  it("keeps every character of the data", () => {
    const [thing] = JSON.parse(jsonLd([{"@type": "Place", name: hostile}]))["@graph"]
    expect(thing.name).toBe(hostile)
  })
})

describe("JsonLd", () => {
  it("cannot be closed, nor opened for markup, by its data", () => {
    const html = renderToStaticMarkup(<JsonLd things={[{"@type": "Place", name: hostile}]} />)
    const [, inside] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
    expect(inside).not.toMatch(/[<>&]/)
    expect(JSON.parse(inside ?? "")["@graph"][0].name).toBe(hostile)
  })
})
