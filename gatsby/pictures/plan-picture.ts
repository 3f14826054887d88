import {generateImageData, type IGatsbyImageData} from "gatsby-plugin-image"
import type {Format} from "./encoders"
import type {Shape} from "./shapes"

/** One file to be made of a picture; `path` is its place in the build. */
export type PictureFile = {path: string; width: number; height: number; format: Format}

export type PictureData = IGatsbyImageData & {
  /** `object-position` for boxes that crop the picture. */
  objectPosition?: string
}

type Part = {width: number; height: number}

/**
 * Plans the files of a picture in one shape.
 *
 * @param part - size of the part of the picture that the shape shows, in pixels; nothing is enlarged
 * @param folder - of the files, in the build and in their addresses
 * @param name - beginning of their names
 * @returns what a page writes into its `<picture>`, and the files to be made
 */
export const planPicture = (part: Part, shape: Shape, folder: string, name: string) => {
  const files: PictureFile[] = []
  const imagesOf = (format: Format) =>
    generateImageData({
      pluginName: "entreraices",
      layout: "fullWidth",
      sourceMetadata: {...part, format},
      filename: name,
      formats: [format],
      breakpoints: [...shape[format]],
      generateImageSource: (_, width, height) => {
        const path = `${folder}/${name}-${width}.${format}`
        files.push({path, width, height, format})
        return {src: `/${path}`, width, height, format}
      },
    })
  const {images, ...data} = imagesOf("avif")
  const fallback = imagesOf("jpg").images.fallback
  if (!fallback) throw new Error(`${name}: a picture without a JPEG`)
  // Crawlers and feeds use `src` alone, so it is the largest file.
  const src = `/${files.at(-1)?.path}`
  return {data: {...data, images: {...images, fallback: {...fallback, src}}}, files}
}
