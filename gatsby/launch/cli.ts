/** Command line of the launch check: `npm run launch`. It fails while something blocks. */
import process from "process"
import {formatIssues} from "../content/issue"
import {loadContent} from "../content/load-content"
import {loadEnvFile, readEnvironment} from "../environment/environment"
import {buildWords} from "../words/translator"
import {endedPrices, formatBlocks, launchBlocks, openQuestions} from "./launch-report"

const root = process.cwd()
const say = (text: string) => process.stdout.write(`${text}\n`)

const main = async (): Promise<number> => {
  const {content, issues} = await loadContent(root)
  if (!content) {
    say(formatIssues(issues))
    return 1
  }
  loadEnvFile()
  const blocks = [...launchBlocks(content, readEnvironment(process.env)), ...endedPrices(content)]
  say(blocks.length > 0 ? `Before the site is public:\n${formatBlocks(blocks)}` : "Nothing blocks.")
  say("\nPor confirmar / To be settled")
  for (const {slug = "data/site.json", questions} of openQuestions(content, buildWords(root))) {
    say(`\n${slug}`)
    for (const {en, es} of questions) say(`  ${es} / ${en}`)
  }
  return blocks.length > 0 ? 1 : 0
}

void main().then(code => {
  process.exitCode = code
})
