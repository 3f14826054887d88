import {existsSync} from "fs"
import {rename} from "fs/promises"
import path from "path"
import {withCrop} from "./crop-picture"
import {readFocus} from "./focus"

type Settings = {width?: number; height?: number; cropFocus?: unknown}
type Operation = {outputPath: string; args: Settings}

/** A job of gatsby-plugin-sharp: one picture and the files to make of it. */
export type PictureJob = {
  inputPaths: {path: string}[]
  outputDir: string
  args: {operations: Operation[]; isLazy?: boolean}
}

type Encode = (job: PictureJob) => Promise<unknown>

/**
 * Encodes around the focus of a picture, where it has one: sharp's own crops know nine places only,
 * so the plugin gets the part that is left. All operations of a job have one shape.
 */
const encodeAroundFocus =
  (encode: Encode): Encode =>
  async job => {
    const {inputPaths, args} = job
    const {width, height, cropFocus} = args.operations[0]?.args ?? {}
    const focus = readFocus(cropFocus)
    const source = inputPaths[0]?.path
    if (!focus || !source || !width || !height) return encode(job)
    const operations = args.operations.map(operation => ({
      ...operation,
      args: {...operation.args, cropFocus: "center"},
    }))
    await withCrop(source, {width, height}, focus, part =>
      encode({...job, inputPaths: [{path: part}], args: {...args, operations}}),
    )
  }

/** Ending of a file that is being written: a build that is killed leaves no half picture. */
const unfinished = ".part"

/**
 * Encodes only what is not there yet. The path of a file names the content of its picture and every
 * setting (`<digest>/<digest of the settings>/banner.avif`), so a file that is there is the right
 * one. Gatsby itself knows only its cache, and throws that away when a package or a setting changes.
 *
 * @param encode - what runs a job, `IMAGE_PROCESSING` of gatsby-plugin-sharp/gatsby-worker
 */
export const encodeMissing =
  (encode: Encode): Encode =>
  async job => {
    const {outputDir, args} = job
    const file = (name: string) => path.join(outputDir, name)
    const missing = args.operations.filter(({outputPath}) => !existsSync(file(outputPath)))
    if (args.isLazy || missing.length === 0) return
    const operations = missing.map(operation => ({
      ...operation,
      outputPath: operation.outputPath + unfinished,
    }))
    await encodeAroundFocus(encode)({...job, args: {...args, operations}})
    await Promise.all(
      missing.map(({outputPath}) => rename(file(outputPath + unfinished), file(outputPath))),
    )
  }

/**
 * Makes gatsby-plugin-sharp encode missing files only, from here on. Its pinned version takes its
 * jobs from this module, and from nowhere else.
 *
 * @throws Error when the plugin has no such job any more
 */
export const keepEncodedPictures = (): void => {
  const worker = require("gatsby-plugin-sharp/gatsby-worker") as {IMAGE_PROCESSING?: Encode}
  if (!worker.IMAGE_PROCESSING)
    throw new Error("gatsby-plugin-sharp has no IMAGE_PROCESSING job: see encode-missing.ts")
  worker.IMAGE_PROCESSING = encodeMissing(worker.IMAGE_PROCESSING)
}
