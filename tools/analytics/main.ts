/** Writes docs/analytics.md and the container from the catalogue of events. */
import {mkdir, writeFile} from "node:fs/promises"
import path from "node:path"
import process from "node:process"
import {generatedFiles} from "./generated-files"

const write = async () => {
  for (const {file, text} of await generatedFiles(process.cwd())) {
    await mkdir(path.dirname(file), {recursive: true})
    await writeFile(file, text)
    process.stdout.write(`${file}\n`)
  }
}

void write()
