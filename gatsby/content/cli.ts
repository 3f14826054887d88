/** Checks the content of the working folder. */
import process from "process"
import {languages} from "../../src/i18n/languages"
import {formatIssues} from "./issue"
import {loadContent} from "./load-content"
import {placeholderWarning} from "./placeholders"

const say = (text: string) => process.stdout.write(`${text}\n`)

const check = async () => {
  const {content, issues} = await loadContent(process.cwd())
  if (!content) {
    say(formatIssues(issues))
    process.exitCode = 1
    return
  }
  say(
    `content: ${content.experiences.length} experiences in ${languages.length} languages, no issues`,
  )
  const warning = placeholderWarning(content.site)
  if (warning) say(warning)
}

void check()
