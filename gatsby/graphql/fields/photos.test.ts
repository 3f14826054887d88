import {rm} from "fs/promises"
import {makePicture, makeSmallSite} from "../../content/testing/small-site"
import {askSite} from "../testing/ask"

const alt = (en: string) => ({en: `${en}, seen from above`, es: `${en}, vista desde arriba`})

const photo = {people: "none", source: "Taken by our guide"}

it("shows photographs with who took them, on their trip and on pages that name them", async () => {
  const site = await makeSmallSite()
  const bay = "data/experiences/whale-bay"
  await site.write(`${bay}/boat.jpg`, await makePicture(1600, 950))
  await site.write(`${bay}/beach.jpg`, await makePicture(1600, 951))
  await site.edit(`${bay}/experience.json`, trip => {
    trip.photos = [
      {...photo, image: "./boat.jpg", imageAlt: alt("A boat"), focus: {x: 20, y: 70}},
      {...photo, image: "./beach.jpg", imageAlt: alt("A beach"), credit: "Luis"},
    ]
    trip.photoCredit = {credit: "Ana", licence: "CC BY 4.0"}
    trip.days.items[0].photo = "whale-bay/beach.jpg"
  })
  await site.edit("data/regions/hills/region.json", region => {
    region.photo = "whale-bay/boat.jpg"
  })
  await site.edit("data/pages/home.json", ({hero}) => {
    hero.photo = "whale-bay/beach.jpg"
  })
  expect(await site.issues()).toEqual([])
  const shown = `image { name } imageAlt(language: "en")`
  const credits = "{ credit licence source }"
  const {experience, region, homeContent} = await askSite(
    site.root,
    `{
      experience(slug: {eq: "whale-bay"}) {
        photos { name ${shown} credits ${credits} }
        days { items { scene { ${shown} } } }
      }
      region(slug: {eq: "hills"}) {
        scene { ${shown} focus { x y } }
        sharing { ${shown} }
        photoCredits ${credits}
      }
      homeContent { hero { ${shown} } sharing { ${shown} } photoCredits ${credits} }
    }`,
  )
  await rm(site.root, {recursive: true})
  const boat = {image: {name: "boat"}, imageAlt: "A boat, seen from above"}
  const beach = {image: {name: "beach"}, imageAlt: "A beach, seen from above"}
  const ofGuide = {licence: null, source: photo.source}
  expect(experience.photos).toEqual([
    {name: "whale-bay/boat.jpg", ...boat, credits: {credit: "Ana", ...ofGuide}},
    {name: "whale-bay/beach.jpg", ...beach, credits: {credit: "Luis", ...ofGuide}},
  ])
  expect(experience.days.items[0].scene).toEqual(beach)
  expect(region).toEqual({
    scene: {...boat, focus: {x: 20, y: 70}},
    sharing: boat,
    photoCredits: [{credit: "Ana", ...ofGuide}],
  })
  expect(homeContent).toEqual({
    hero: beach,
    sharing: beach,
    photoCredits: [{credit: "Luis", ...ofGuide}],
  })
})
