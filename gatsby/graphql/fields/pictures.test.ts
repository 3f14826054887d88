import {homeSchema} from "../../content/schema/pages"
import {photoByName} from "../../facts/look-ups"
import {makeContent} from "../testing/make-content"
import {filePageComputed, regionPageComputed} from "./pages"
import {homePhotoComputed} from "./pictures"
import {regionComputed} from "./region"
import {dayComputed} from "./trip-facts"

const alt = (en: string) => ({en: `${en}, seen from above`, es: `${en}, vista desde arriba`})

const photo = {people: "none" as const, source: "Taken by our guide"}

it("shows photographs with who took them on pages that name them", () => {
  const {content, trip, region, resolve} = makeContent()
  const whales = trip("whale-bay")
  const node = {parent: "file of the whales"}
  Object.assign(whales, node)
  whales.photos = [
    {...photo, image: "./boat.jpg", imageAlt: alt("A boat"), credit: "Ana"},
    {...photo, image: "./beach.jpg", imageAlt: alt("A beach"), credit: "Luis"},
  ]
  const boat = {image: "./boat.jpg", imageAlt: alt("A boat"), credit: "Ana", ...node}
  const beach = {image: "./beach.jpg", imageAlt: alt("A beach"), credit: "Luis", ...node}
  const day = {from: 1, title: alt("A"), description: alt("A"), region: "coast"}
  expect(resolve(dayComputed.fields.scene, {...day, photo: "whale-bay/beach.jpg"})).toMatchObject(
    beach,
  )
  const hills = Object.assign(region("hills"), {photo: "whale-bay/boat.jpg"})
  expect(resolve(regionComputed.fields.scene, hills)).toMatchObject(boat)
  content.home.hero.photo = "whale-bay/beach.jpg"
  expect(resolve(regionPageComputed.fields.sharing, hills)).toMatchObject(boat)
  for (const page of [content.home, content.destinations])
    expect(resolve(filePageComputed(homeSchema).fields.sharing, page)).toMatchObject(beach)
  expect(resolve(homePhotoComputed.fields.photoCredits, content.home)).toMatchObject([
    {credit: "Luis"},
  ])
  expect(photoByName("whale-bay/no.jpg", content)).toBeNull()
})
