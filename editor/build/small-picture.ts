import {mkdir, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {pictureName} from "../../gatsby/content/check-pictures"
import {isContent} from "../../gatsby/content/content-files"
import {listContent} from "../../gatsby/content/list-content"

/** Widths in pixels: previews show posters at half size, lists show them as tiles. */
export const widths = {preview: 1280, list: 240}

/**
 * Scales a picture down.
 *
 * @param file - absolute path of the picture
 * @param width - in pixels
 * @returns its bytes, in the format that it has
 * @throws Error if it cannot be read
 */
export const smallPicture = (file: string, width: number): Promise<Buffer> =>
  sharp(file, {failOn: "none"}).autoOrient().resize({width, withoutEnlargement: true}).toBuffer()

/**
 * Writes every picture of the content in small, under its path from the project.
 *
 * @param width - in pixels
 */
export const writeSmallPictures = async (
  root: string,
  folder: string,
  width: number,
): Promise<void> => {
  const pictures = listContent(root).filter(file => isContent(file) && pictureName.test(file))
  await Promise.all(
    pictures.map(async file => {
      // Unreadable pictures are skipped; the contract refuses them if a file uses them.
      const small = await smallPicture(path.join(root, file), width).catch(() => undefined)
      if (!small) return
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), {recursive: true})
      await writeFile(target, small)
    }),
  )
}
