import {rm} from "fs/promises"
import {makeSmallSite} from "../content/testing/small-site"
import {askSite} from "./testing/ask"

describe("prices that hold until a day", () => {
  const trip = "data/experiences/whale-bay/experience.json"
  const prices = {
    validUntil: "2999-12-31",
    rows: [
      {name: {en: "Two travellers", es: "Dos viajeros"}, euros: 1300},
      {name: {en: "Room of your own", es: "Habitación individual"}, euros: 90},
    ],
    deposit: 30,
  }

  const ask = async (changes: object, pesos?: object) => {
    const site = await makeSmallSite()
    await site.edit("data/site.json", value => Object.assign(value, {pesos, priceBasis: "ask"}))
    await site.edit(trip, value => {
      Object.assign(value, {price: 1200, prices: {...prices, ...changes}})
      value.seo.description.en =
        `Some words about whales. From {price}. ${"More words. ".repeat(5)}`.trim()
    })
    const {experience, catalogueContent} = await askSite(
      site.root,
      `{
        experience(slug: {eq: "whale-bay"}) {
          priceText(language: "en") pesosText(language: "en") reserveText(language: "en") isPriceOpen
          seo { description(language: "en") }
          factRows(language: "en") { name label lines }
          priceTable(language: "en") { rows { label price } notes }
        }
        catalogueContent { groups { key pesosFromText(language: "en") } }
      }`,
    )
    await rm(site.root, {recursive: true})
    const {pesosFromText} = catalogueContent.groups.find(({key}: {key: string}) => key === "3-days")
    const fact = (name: string) =>
      experience.factRows.find((row: {name: string}) => row.name === name)
    return {...experience, pesosFromText, fact}
  }

  it("are a table, the starting price in pesos, too", async () => {
    const told = await ask({}, {rate: 4321, date: "2026-01-31"})
    expect(told.priceText).toBe("From €1,200")
    expect(told.pesosText).toBe("5,185,000 pesos")
    expect(told.pesosFromText).toBe("5,185,000 pesos")
    expect((await ask({})).pesosText).toBeNull()
    expect(told.isPriceOpen).toBe(false)
    expect(told.seo.description).toContain("From €1,200.")
    expect(told.fact("price").lines).toEqual([
      "€1,200",
      "per person or group: to confirm",
      "5,185,000 Colombian pesos, at 4,321 pesos a euro on 31 January 2026",
    ])
    expect(told.priceTable).toEqual({
      rows: [
        {label: "Two travellers", price: "€1,300"},
        {label: "Room of your own", price: "€90"},
      ],
      notes: ["Deposit: 30 %", "These prices hold until 31 December 2999"],
    })
  })

  it("are on request once that day is past, and no text names them", async () => {
    const told = await ask({validUntil: "2020-01-01"}, {rate: 4321, date: "2026-01-31"})
    expect(told.priceText).toBe("Price on request")
    expect(told.pesosText).toBeNull()
    expect(told.pesosFromText).toBeNull()
    expect(told.isPriceOpen).toBe(true)
    expect(told.fact("price")).toEqual({name: "price", label: "Price", lines: ["On request"]})
    expect(told.priceTable).toBeNull()
    expect(JSON.stringify(told)).not.toMatch(/1,[235]00/)
    expect(told.seo.description).toMatch(/^Some words about whales\. More words\./)
  })
})

it("puts the starting price into each text that names it, as the language writes it", async () => {
  const site = await makeSmallSite()
  const priced = {en: "From {price}.", es: "Desde {price}."}
  await site.edit("data/experiences/whale-bay/experience.json", trip => {
    Object.assign(trip, {price: 1200, description: priced, closing: priced})
    trip.includes.items = {en: ["{price}", "Boat"], es: ["{price}", "Lancha"]}
    trip.stops.items[1].description = priced
  })
  const {experience} = await askSite(
    site.root,
    `{ experience(slug: {eq: "whale-bay"}) {
      description(language: "es") closing(language: "en") includes { items(language: "es") }
      stops { items { description(language: "es") } }
    } }`,
  )
  await rm(site.root, {recursive: true})
  const spanish = "1.200\u00a0€"
  expect(experience).toMatchObject({
    description: `Desde ${spanish}.`,
    closing: "From €1,200.",
    includes: {items: [spanish, "Lancha"]},
  })
  expect(experience.stops.items[1].description).toBe(`Desde ${spanish}.`)
})
