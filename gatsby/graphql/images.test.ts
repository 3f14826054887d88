import {mkdtemp, rm} from "node:fs/promises"
import {tmpdir} from "node:os"
import path from "node:path"
import sharp from "sharp"
import {imageResolvers} from "./images"
import {createSchemaCustomization} from "./schema"

const {gatsbyImageData} = imageResolvers.ImageSharp
const banner = {breakpoints: [640, 1150, 1920]}
const upright = {aspectRatio: 0.8, breakpoints: [400, 640, 960]}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"))
})
afterAll(() => rm(folder, {recursive: true}))

/** What the plugin is asked for, of a picture of a size, perhaps turned as telephones note it. */
const asked = async (
  args: object,
  {width = 2400, height = 1350, orientation = 1, focus = undefined as object | undefined} = {},
) => {
  const absolutePath = path.join(folder, "a.jpg")
  await sharp({create: {width, height, channels: 3, background: "#0a3733"}})
    .withMetadata({orientation})
    .jpeg()
    .toFile(absolutePath)
  const originalResolver = jest.fn(async (_: object, asked: object) => ({asked}))
  const context = {nodeModel: {getNodeById: () => ({absolutePath})}}
  return (await gatsbyImageData.resolve({parent: "file", focus} as never, args, context as never, {
    originalResolver,
  })) as {asked: object; objectPosition?: string}
}

it("leaves a picture's shape and widths as the query says", async () => {
  expect((await asked(upright)).asked).toMatchObject({
    aspectRatio: 0.8,
    breakpoints: [400, 640, 960],
  })
  expect((await asked(banner)).asked).toMatchObject({breakpoints: [640, 1150, 1920]})
})

it("shows a turned photograph of a telephone whole, and enlarges nothing", async () => {
  const turned = await asked(banner, {width: 2400, height: 1800, orientation: 6})
  expect(turned.asked).toMatchObject({aspectRatio: 0.75, breakpoints: [640, 1150, 1800]})
  const small = await asked(upright, {width: 1600, height: 900})
  expect(small.asked).toMatchObject({breakpoints: [400, 640, 720]})
  const square = await asked({aspectRatio: 1, breakpoints: [2000, 2400]}, {height: 1350})
  expect(square.asked).toMatchObject({breakpoints: [1350]})
})

it.each([
  [{x: 50, y: 20}, sharp.gravity.north],
  [{x: 80, y: 50}, sharp.gravity.east],
  [{x: 10, y: 90}, sharp.gravity.southwest],
  [{x: 30, y: 70}, sharp.gravity.centre],
  [undefined, sharp.gravity.centre],
])("crops a picture with the focus %j at the nearest place", async (focus, cropFocus) => {
  const {asked: args, objectPosition} = await asked(upright, {focus})
  expect(args).toMatchObject({transformOptions: {cropFocus}})
  expect(objectPosition).toBe(focus && `${focus.x}% ${focus.y}%`)
})

it("answers as the photograph that a banner names, found in the folder of its trip", async () => {
  const photos = [{image: "./boat.jpg", imageAlt: {en: "A boat"}, credit: "Ana", source: "Ours"}]
  const trip = {slug: "bay", parent: "trip file", length: {days: 1}, photos}
  const entries = (type: string) => (type === "Experience" ? [trip] : [])
  const findOne = async () => ({data: "{}"})
  const findAll = async ({type}: {type: string}) => ({entries: entries(type)})
  const context = {nodeModel: {findAll, findOne, getNodeById: () => ({name: "home"})}}
  const originalResolver = jest.fn(async (source: object) => source)
  const ask = (photo: string) =>
    imageResolvers.BannerContent.image.resolve({parent: "home", photo}, {}, context as never, {
      originalResolver: originalResolver as never,
    })
  expect(await ask("bay/boat.jpg")).toMatchObject({image: "./boat.jpg", parent: "trip file"})
  expect(await ask("bay/no.jpg")).toMatchObject({parent: "home"})
})

it.each([
  ["trip", imageResolvers.Experience.image],
  ["portrait", imageResolvers.Portrait.image],
  ["scene", imageResolvers.Scene.image],
  ["photograph", imageResolvers.Photo.image],
  ["file", imageResolvers.File.childImageSharp],
])("hands the focus of a %s on to the picture", async (_, {resolve}) => {
  const originalResolver = async () => ({id: "node"})
  const focus = {x: 10, y: 20}
  const node = await resolve({parent: "trip", focus}, {}, {} as never, {originalResolver})
  expect(node).toEqual({id: "node", focus})
})

it("hands on the focus of every type that has a picture", () => {
  let types = ""
  const createTypes = ([derived = ""]: string[]) => {
    types = derived
  }
  const actions = {createTypes, createFieldExtension: () => {}}
  createSchemaCustomization?.({actions} as never, {plugins: []}, () => {})
  const names = [...types.matchAll(/^type (\w+)[^}]* image: File/gm)].map(([, name]) => name)
  expect([...names, "File", "ImageSharp"].sort()).toEqual(Object.keys(imageResolvers).sort())
})
