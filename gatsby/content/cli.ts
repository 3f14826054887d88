/** Checks the content of the working folder; `cli.ts format` puts its fields into their order. */
import {readFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {languages} from "../../src/i18n/languages"
import {outputFile} from "../files"
import {systemLanguage} from "../words/staff-languages"
import {changeNotes} from "./change-notes"
import {checkFiles, checkSite} from "./check-site"
import {formatIssues, setIssueLanguage} from "./issue"
import {placeholderWarning} from "./placeholders"

const root = process.cwd()

const check = async () => {
  const {content, storedTrips, issues} = await checkSite(root)
  if (!content) {
    console.log(formatIssues(issues))
    process.exitCode = 1
    return
  }
  console.log(
    `content: ${content.experiences.length} experiences in ${languages.length} languages, no issues`,
  )
  const notes = changeNotes(root, storedTrips, content["trip-defaults"])
  for (const note of [placeholderWarning(content.site), ...notes]) if (note) console.log(note)
}

const format = async () => {
  // What a schema has read has its order; a file that is not sound has the check's issues first.
  for (const {file, content} of checkFiles(root).files) {
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (content === undefined || text === readFileSync(path.join(root, file), "utf8")) continue
    await outputFile(path.join(root, file), text)
    console.log(`${file}: its fields are in the order of their schema`)
  }
}

setIssueLanguage(systemLanguage())
void (process.argv[2] === "format" ? format() : check())
