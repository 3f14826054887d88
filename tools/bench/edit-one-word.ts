import {readFile, writeFile} from "node:fs/promises"
import path from "node:path"
import {listSlugs} from "../read-data"

/** What an editor has written into a closing. */
export const editedWord = "Now: "

/**
 * Changes one word of one experience, as an editor does.
 *
 * @returns slug of the experience
 * @throws Error if it has no closing
 */
export const editOneWord = async (folder: string): Promise<string> => {
  const [first = ""] = listSlugs("experiences", "experience", folder)
  const file = path.join(folder, "data/experiences", first, "experience.json")
  const text = await readFile(file, "utf8")
  const edited = text.replace(/("closing":\s*\{\s*"\w+":\s*")/, `$1${editedWord}`)
  if (edited === text) throw new Error(`${file}: expected a closing`)
  await writeFile(file, edited)
  return first
}
