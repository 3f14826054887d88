import {mkdir, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {filesIn} from "../../gatsby/files/files-in"

/** A picture that the preview shows. */
export const pictureName = /\.(jpe?g|png|webp)$/i

/** Pixels; a preview shows a poster at half of its size. */
const width = 1280

/**
 * Makes a picture small enough to be fetched while somebody types.
 *
 * @param file - absolute path of the picture
 * @returns its bytes, in the format that it has
 * @throws Error where it cannot be read
 */
export const smallPicture = (file: string): Promise<Buffer> =>
  sharp(file).autoOrient().resize({width, withoutEnlargement: true}).toBuffer()

/**
 * Writes every picture of the content for the preview, under its path from the project.
 *
 * @param root - the project
 * @param folder - to write to
 */
export const writeSmallPictures = async (root: string, folder: string): Promise<void> => {
  const pictures = await filesIn(path.join(root, "data"), pictureName)
  await Promise.all(
    pictures.map(async file => {
      const target = path.join(folder, path.relative(root, file))
      await mkdir(path.dirname(target), {recursive: true})
      await writeFile(target, await smallPicture(file))
    }),
  )
}
