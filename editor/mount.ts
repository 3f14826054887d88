import {randomBytes} from "crypto"
import path from "path"
import {loadContent} from "../gatsby/content/load-content"
import {writeEditor} from "./build/bundle"
import {serveEditor} from "./host/serve"

/**
 * Makes the editor of a project in `local` mode.
 *
 * @param onSave - is told what a save has done, a line for each file
 * @returns a function that answers requests below /editor/ and passes the others on
 */
export const localEditor = async (root: string, onSave: (lines: string[]) => void) => {
  const folder = path.join(root, ".cache", "editor", "site")
  await writeEditor(root, folder)
  // Decodes the pictures once, so that the first save does not wait for it.
  void loadContent(root)
  return serveEditor({root, folder, token: randomBytes(24).toString("base64url"), onSave})
}
