import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"
import {shortHash} from "../files/short-hash"

/**
 * Version of all style sheets. Gatsby 5 rewrites a page only if its data or server bundle changed,
 * and styles are in neither. With this value in the bundle, no page keeps old inlined styles.
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
