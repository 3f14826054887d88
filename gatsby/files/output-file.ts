import {mkdir, writeFile} from "fs/promises"
import path from "path"

/** Writes a file, and its folder where that is missing. */
export const outputFile = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, content)
}
