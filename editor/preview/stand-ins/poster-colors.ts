import {groundColors, type PosterColors} from "../../../gatsby/graphql/ground-colors"
import type {readPosterColors as read} from "../../../gatsby/graphql/poster-colors"
import {pictureAddress} from "../pictures"
import path from "./path"

/** Size in pixels for reading colours, as in a build. */
const size = {width: 48, height: 27}

/** While a picture loads, or if there is none. */
const unknown: PosterColors = {ground: "#0a3733", text: "#fffdf8", accent: "#f3dcae"}

const known = new Map<string, Promise<PosterColors>>()

const colorsOf = async (address: string): Promise<PosterColors> => {
  const answer = await fetch(address)
  if (!answer.ok) return unknown
  const picture = await createImageBitmap(await answer.blob(), {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "high",
  })
  const canvas = new OffscreenCanvas(size.width, size.height).getContext("2d")
  if (!canvas) return unknown
  canvas.drawImage(picture, 0, 0)
  const {data} = canvas.getImageData(0, 0, size.width, size.height)
  return groundColors(data.filter((_, index) => index % 4 < 3) as unknown as Uint8Array)
}

/** Stand-in for the reader of a picture's colours. */
export const readPosterColors: typeof read = (dataFile, image) => {
  const address = pictureAddress(path.resolve(path.dirname(dataFile), image))
  const colors = known.get(address) ?? colorsOf(address).catch(() => unknown)
  known.set(address, colors)
  return colors
}
