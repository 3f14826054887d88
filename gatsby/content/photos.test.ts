import {shownPhotos} from "./schema/photos"
import {makePicture, makeSmallSite} from "./testing/small-site"
import {faultsOfAll, testEdits, testValues} from "./testing/trip-rules"

const trip = "data/experiences/whale-bay/experience.json"

const photo = (name: string, more: object = {}) => ({
  file: `./${name}.jpg`,
  alt: {
    en: `A boat on the water, number ${name}.`,
    es: `Una lancha sobre el agua, número ${name}.`,
  },
  credit: "Ana Pérez",
  source: "Taken by our guide",
  people: "none",
  ...more,
})

const withPhotos = (value: {photos: object[]}) => {
  value.photos = [photo("one", {place: {stop: 1}}), photo("two")]
}

const faultsOf = (change: Parameters<typeof faultsOfAll>[0]) =>
  faultsOfAll(files => {
    files[trip].photos = [photo("one"), photo("two")]
    change(files)
  })

it("takes photographs, credited each or once for all, and names of them elsewhere", () => {
  expect(
    faultsOf(files => {
      const {photos} = files[trip]
      photos[0] = {...photo("one"), caption: {en: "Early.", es: "Temprano."}, place: {day: 4}}
      photos[1] = {...photo("two", {place: {stop: 1}}), credit: undefined, source: undefined}
      files[trip].photoCredit = {credit: "Luis Mora", licence: "CC BY 4.0"}
      files[trip].days.items[0].photo = "whale-bay/one.jpg"
      files["data/regions/coast/region.json"].photo = "whale-bay/two.jpg"
      files["data/pages/home.json"].hero.photo = "whale-bay/one.jpg"
      files["data/pages/about.json"].cards[0].photo = "whale-bay/two.jpg"
    }),
  ).toEqual([])
})

testEdits(
  trip,
  [
    ["photos[1].credit", undefined, "found nothing, expected who took it"],
    ["photos[0].source", undefined, "found nothing, expected its licence or its source"],
    ["photos[0].people", undefined, "found nothing, expected one of"],
    ["photos[0].alt.es", undefined, "found nothing, expected a text"],
    [
      "photos[0].file",
      "../day-walk/banner.jpg",
      'found "../day-walk/banner.jpg", expected a file in the trip’s own folder',
    ],
    ["photos[0].place.day", 1, "found 1, expected either a day or a stop"],
  ],
  withPhotos,
)

testValues(trip, "photos", [
  [[photo("one", {place: {day: 5}})], "[0].place.day: found 5, expected at most 4"],
  [Array.from({length: 13}, (_, index) => photo(`p${index}`)), ": found [{"],
])

it("names a reference that leads to no photograph, with those that there are", () => {
  const lost = (files: Record<string, {hero: object}>) =>
    Object.assign(files["data/pages/home.json"]?.hero ?? {}, {photo: "whale-bay/none.jpg"})
  expect(faultsOf(lost)).toEqual([
    'data/pages/home.json → hero.photo: found "whale-bay/none.jpg", which is no photograph of a trip, expected a trip and the file of a photograph of its “photos”, such as "cali/salsa.jpg"; there are "whale-bay/one.jpg", "whale-bay/two.jpg"',
  ])
})

it("credits a photograph by itself before its trip does", () => {
  const photoCredit = {credit: "Luis Mora", licence: "CC BY 4.0"}
  const {credit: _, source: __, ...bare} = photo("two")
  const [own, shared] = shownPhotos({
    slug: "bay",
    photos: [photo("one"), bare],
    photoCredit,
  } as never)
  expect(own).toMatchObject({
    name: "bay/one.jpg",
    credit: "Ana Pérez",
    source: "Taken by our guide",
  })
  expect(own?.licence).toBeUndefined()
  expect(shared).toMatchObject({name: "bay/two.jpg", ...photoCredit})
})

describe("files of photographs", () => {
  const write = async () => {
    const site = await makeSmallSite()
    await site.write("data/experiences/whale-bay/one.jpg", await makePicture(1600, 950))
    await site.edit(trip, value => (value.photos = [photo("one")]))
    return site
  }

  it("may be the trip's poster, too; one that nothing shows is told and refuses nothing", async () => {
    const site = await write()
    await site.edit(trip, value => (value.image = "./one.jpg"))
    const {faults, unused} = await site.load()
    expect(faults).toEqual([])
    expect(unused).toEqual(["data/experiences/whale-bay/banner.jpg"])
  })

  it("stand once in a trip, and in one trip", async () => {
    const site = await write()
    await site.write("data/experiences/whale-bay/two.jpg", await makePicture(1600, 950))
    await site.write("data/experiences/day-walk/three.jpg", await makePicture(1600, 950))
    await site.edit(trip, value => value.photos.push(photo("two")))
    await site.edit("data/experiences/day-walk/experience.json", value => {
      value.photos = [photo("three")]
    })
    expect(await site.faults()).toEqual([
      `${trip} → photos[1].file: found "./two.jpg", the same photograph as photos[0].file, expected each photograph once`,
      expect.stringContaining("the same picture, as in data/experiences/"),
    ])
  })
})
