/** Command line of the content contract: `cli.ts check` or `cli.ts clean`, for the working folder. */
import path from "path"
import process from "process"
import {languages} from "../../src/i18n/languages"
import {writeWhole} from "../files/write-whole"
import {formatIssues} from "./issue"
import {loadContent} from "./load-content"
import {notedPictures, notesWarning, unusedWarning} from "./picture-warnings"
import {placeholderWarning} from "./placeholders"

const say = (text: string) => process.stdout.write(`${text}\n`)

const root = process.cwd()

const check = async () => {
  const {content, issues, unused = []} = await loadContent(root)
  if (!content) {
    say(formatIssues(issues))
    process.exitCode = 1
    return
  }
  say(
    `content: ${content.experiences.length} experiences in ${languages.length} languages, no issues`,
  )
  const noted = [...(await notedPictures(root)).keys()]
  for (const warning of [
    placeholderWarning(content.site),
    unusedWarning(unused),
    notesWarning(noted),
  ])
    if (warning) say(warning)
}

const clean = async () => {
  for (const [file, picture] of await notedPictures(root)) {
    await writeWhole(path.join(root, file), picture)
    say(`${file}: what the camera noted is gone`)
  }
}

void (process.argv[2] === "clean" ? clean() : check())
