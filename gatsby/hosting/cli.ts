/** Writes the files that hosts read: `npm run hosting`. */
import {writeFileSync} from "fs"
import {hostingFiles} from "./artefacts"

for (const [file, text] of Object.entries(hostingFiles())) {
  writeFileSync(file, text)
  process.stdout.write(`${file}\n`)
}
