import {stat} from "fs/promises"
import path from "path"
import {namingPicture} from "../pictures/naming-picture"
import {openPicture} from "../pictures/open-picture"
import {groundColors, type PosterColors} from "./ground-colors"

const known = new Map<string, Promise<PosterColors>>()

/** Takes the themed banner’s colours from a picture, given by its path from a data file. */
export const readPosterColors = async (dataFile: string, image: string): Promise<PosterColors> => {
  const file = path.resolve(path.dirname(dataFile), image)
  const {mtimeMs} = await stat(file)
  const key = `${file}@${mtimeMs}`
  const read = async () => {
    const pixels = openPicture(file).resize(48, 27, {fit: "fill"}).raw()
    return groundColors(await pixels.toBuffer())
  }
  const colors = known.get(key) ?? namingPicture(file, read)
  known.set(key, colors)
  return colors
}
