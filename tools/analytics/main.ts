/** Writes analytics/events.md and the container from the catalogue of events. */
import {writeFileSync} from "node:fs"
import process from "node:process"
import {generatedFiles} from "./generated-files"

for (const {file, text} of generatedFiles()) {
  writeFileSync(file, text)
  process.stdout.write(`${file}\n`)
}
