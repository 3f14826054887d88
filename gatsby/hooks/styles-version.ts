import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"
import {shortHash} from "../files/short-hash"

/**
 * Names the state of all style sheets. Gatsby 5 writes a page again only when its data or its
 * server bundle changed, and a style sheet is in neither: with this value in the bundle, a build
 * after a change of styles alone no longer keeps pages with the old ones inlined.
 *
 * @param folder - where the style sheets lie, at any depth
 * @returns a short hash of their names and contents
 */
export const stylesVersion = async (folder: string): Promise<string> => {
  const files = (await filesIn(folder, /\.css$/)).map(async file => [
    path.relative(folder, file),
    await readFile(file, "utf8"),
  ])
  return shortHash(JSON.stringify(await Promise.all(files)))
}
