/** Command line of the launch check: `npm run launch`. */
import process from "process"
import {formatIssues} from "../content/issue"
import {loadContent} from "../content/load-content"
import {EnvironmentError, readEnvironment} from "../environment/environment"
import {formatLaunch, launchReport} from "./launch-report"

const say = (text: string) => process.stdout.write(`${text}\n`)

const main = async (): Promise<number> => {
  const {content, issues} = await loadContent(process.cwd())
  if (!content) {
    say(formatIssues(issues))
    return 1
  }
  const lines = launchReport(content, readEnvironment(process.env))
  say(formatLaunch(lines))
  return lines.some(({kind}) => kind === "blocks") ? 1 : 0
}

main().then(
  code => {
    process.exitCode = code
  },
  error => {
    if (!(error instanceof EnvironmentError)) throw error
    say(error.message)
    process.exitCode = 1
  },
)
