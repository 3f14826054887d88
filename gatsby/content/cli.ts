/** Command line of the content contract: `cli.ts check`, `cli.ts schemas` or `cli.ts clean`. */
import path from "path"
import process from "process"
import {writeWhole} from "../files/write-whole"
import {formatFaults} from "./fault"
import {staleJsonSchemas, writeJsonSchemas} from "./json-schema"
import {loadContent} from "./load-content"
import {notedPictures, notesWarning} from "./noted-pictures"
import {placeholderWarning} from "./placeholders"
import {unusedWarning} from "./unused-pictures"

const say = (text: string) => process.stdout.write(`${text}\n`)

const check = async (root: string): Promise<number> => {
  const {content, faults, unused = []} = await loadContent(root)
  const stale = await staleJsonSchemas(root)
  if (faults.length > 0) say(formatFaults(faults))
  if (stale.length > 0) say(`Out of date, run npm run schemas: ${stale.join(", ")}`)
  if (!content || stale.length > 0) return 1
  say(`content: ${content.experiences.length} experiences in two languages, no faults`)
  const noted = [...(await notedPictures(root)).keys()]
  for (const warning of [
    placeholderWarning(content.site),
    unusedWarning(unused),
    notesWarning(noted),
  ])
    if (warning) say(warning)
  return 0
}

const main = async () => {
  const [command, root = process.cwd()] = process.argv.slice(2)
  if (command === "schemas") say((await writeJsonSchemas(root)).join("\n"))
  else if (command === "check") process.exitCode = await check(root)
  else if (command === "clean") {
    for (const [file, clean] of await notedPictures(root)) {
      await writeWhole(path.join(root, file), clean)
      say(`${file}: what the camera noted is gone`)
    }
  } else {
    say("usage: cli.ts check|schemas|clean [folder]")
    process.exitCode = 2
  }
}

void main()
