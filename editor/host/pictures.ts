import {stat} from "fs/promises"
import path from "path"
import {pictureName} from "../../gatsby/content/check-pictures"
import {smallPicture} from "../build/small-picture"
import {isContentPath} from "./content-files"

/**
 * Serves scaled-down pictures, cached until a file changes.
 *
 * @param width - in pixels
 * @returns takes a path from the project; undefined if there is no such picture, or none that can
 *   be read
 */
export const pictureReader = (root: string, width: number) => {
  const known = new Map<string, Promise<Buffer>>()
  return async (name: string): Promise<Buffer | undefined> => {
    if (!isContentPath(name) || !pictureName.test(name)) return undefined
    const file = path.join(root, name)
    try {
      const {mtimeMs, size} = await stat(file)
      const state = `${name} ${mtimeMs} ${size}`
      const picture = known.get(state) ?? smallPicture(file, width)
      known.set(state, picture)
      return await picture
    } catch {
      return undefined
    }
  }
}
