import {rm} from "fs/promises"
import {languages} from "../../src/i18n/languages"
import {makePicture, makeSmallSite} from "../content/testing/small-site"
import {pageQuerier} from "../graphql/testing/query-pages"
import {planPages} from "../pages/plan-pages"
import {writeSearchIndexes} from "../publish/planner/write-search-index"
import {planPictures} from "./plan-pictures"

jest.mock("../files/write-whole", () => ({writeWhole: async () => {}}))
jest.mock("../publish/sharing/sharing-picture", () => ({
  makeSharingPicture: async () => "/sharing/x.jpg",
}))

/** Two sorts of regions: one has a picture of its own, the other that of a trip. */
it("plans the pictures and search indexes that the queries of pages ask for, and no other", async () => {
  const site = await makeSmallSite()
  try {
    await site.write("data/regions/coast/coast.jpg", await makePicture(1600, 950))
    await site.edit("data/regions/coast/region.json", region => {
      region.image = "./coast.jpg"
      region.imageAlt = {en: "A coast in the morning", es: "Una costa por la mañana"}
    })
    await site.edit("data/experiences/whale-bay/experience.json", ({focus, days}) => {
      Object.assign(focus, {x: 20, y: 70})
      days.items[0].photo = "whale-bay/two.jpg"
      days.items[1].picture = "day-walk"
    })
    for (const [index, name] of ["one", "two"].entries())
      await site.write(
        `data/experiences/whale-bay/${name}.jpg`,
        await makePicture(1700, 950 + index),
      )
    await site.edit("data/experiences/whale-bay/experience.json", trip => {
      trip.photoCredit = {credit: "Ana Pérez", licence: "CC BY 4.0"}
      trip.photos = ["one", "two"].map(name => ({
        file: `./${name}.jpg`,
        focus: {x: 10, y: 90},
        alt: {en: `A boat, number ${name} of them`, es: `Una lancha, la número ${name}`},
        people: "none",
      }))
    })
    await site.edit("data/regions/hills/region.json", region => {
      region.photo = "whale-bay/one.jpg"
    })
    await site.edit("data/pages/home.json", home => {
      home.hero.photo = "whale-bay/two.jpg"
    })
    await site.edit("data/pages/about.json", about => {
      about.cards[0].photo = "whale-bay/one.jpg"
    })
    const {content, faults} = await site.load()
    if (!content) throw new Error(`the small site is not sound: ${JSON.stringify(faults)}`)
    const data = await pageQuerier()(site.root, planPages(content))
    const credited = [...data].flatMap(([page, asked]) =>
      asked.includes('"photoCredits":[{"credit":"Ana Pérez"') ? page : [],
    )
    const named = ["/", "/destinations/", "/about-us/", "/destinations/hills/"]
    expect(credited).toEqual([
      "/",
      ...languages.flatMap(one => named.map(page => `/${one}${page}`)),
    ])
    const asked = new Set([...data.values()].join().match(/(?<=\/static\/)[0-9a-f]{12}(?=\/)/g))
    const planned = await planPictures(site.root, content)
    const indexes = await writeSearchIndexes(process.cwd(), content)
    expect([...planned.keys(), ...indexes].toSorted()).toEqual([...asked].toSorted())
  } finally {
    await rm(site.root, {recursive: true})
  }
})
