import {createHash} from "crypto"
import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"

/**
 * Names the state of all style sheets. Gatsby 5 writes a page again only when its data or its
 * server bundle changed, and a style sheet is in neither: with this value in the bundle, a build
 * after a change of styles alone no longer keeps pages with the old ones inlined.
 *
 * @param folder - where the style sheets lie, at any depth
 * @returns a short hash of their names and contents
 */
export const stylesVersion = async (folder: string): Promise<string> => {
  const hash = createHash("sha256")
  for (const file of await filesIn(folder, /\.css$/))
    hash
      .update(path.relative(folder, file))
      .update("\0")
      .update(await readFile(file))
      .update("\0")
  return hash.digest("hex").slice(0, 12)
}
