import {mkdtemp, rm} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {focusResolvers} from "./focus-resolvers"

let folder = ""
let absolutePath = ""

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "focus-"))
  absolutePath = path.join(folder, "wide.png")
  const picture = {width: 320, height: 180, channels: 3 as const, background: "#446688"}
  await sharp({create: picture}).toFile(absolutePath)
})
afterAll(() => rm(folder, {recursive: true}))

/** What the plugin is asked for, and what a query gets. */
const crop = async (focus: {x: number; y: number} | undefined, args: object) => {
  const originalResolver = jest.fn(async (_source: object, _args: object) => ({layout: "fixed"}))
  const context = {nodeModel: {getNodeById: () => ({absolutePath})}}
  const source = focus ? {parent: "file", focus} : {parent: "file"}
  const data = await focusResolvers.ImageSharp.gatsbyImageData.resolve(source, args, context, {
    originalResolver: originalResolver as never,
  })
  return {asked: originalResolver.mock.calls[0]?.[1], data}
}

it("asks for the crop around the focus, and says where a box has to look", async () => {
  const {asked, data} = await crop({x: 10, y: 20}, {aspectRatio: 0.8})
  expect(asked).toEqual({aspectRatio: 0.8, transformOptions: {cropFocus: "10% 20%"}})
  expect(data).toEqual({layout: "fixed", objectPosition: "10% 20%"})
})

it.each([
  ["cuts the other side", {aspectRatio: 0.8}],
  ["cuts nothing", {}],
])("makes no picture apart where the crop %s", async (_, args) => {
  const {asked, data} = await crop({x: 50, y: 20}, args)
  expect(asked).toEqual(args)
  expect(data).toEqual({layout: "fixed", objectPosition: "50% 20%"})
})

it("leaves pictures without a focus alone", async () => {
  const {asked, data} = await crop(undefined, {aspectRatio: 0.8})
  expect(asked).toEqual({aspectRatio: 0.8})
  expect(data).toEqual({layout: "fixed"})
})
