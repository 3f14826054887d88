/** Command line of the launch check: `npm run launch`. It fails while something blocks. */
import process from "node:process"
import {checkSite} from "../content/check-site"
import {formatIssues, localize, setIssueLanguage} from "../content/issue"
import {defaultsFile} from "../content/trip-defaults"
import {loadEnvFile, readEnvironment} from "../environment/environment"
import {systemLanguage} from "../words/staff-languages"
import {endedPrices, formatBlocks, launchBlocks, openPoints} from "./launch-report"

const headings = {
  blocks: {en: "Before the site is public:", es: "Antes de publicar el sitio:"},
  nothing: {en: "Nothing blocks.", es: "Nada lo impide."},
  open: {
    en: "To be settled, what brings most first",
    es: "Por confirmar, primero lo que más aporta",
  },
}

const main = async () => {
  const {content, issues} = await checkSite(process.cwd())
  if (!content) {
    console.log(formatIssues(issues))
    process.exitCode = 1
    return
  }
  loadEnvFile()
  const blocks = [...launchBlocks(content, readEnvironment(process.env)), ...endedPrices(content)]
  console.log(localize(blocks.length > 0 ? headings.blocks : headings.nothing))
  console.log(`${formatBlocks(blocks)}\n`)
  console.log(localize(headings.open))
  for (const {path, isShared, trips} of openPoints(content)) {
    const field = path.join(".")
    const shared = isShared ? ` (${defaultsFile} → ${field.replace("facts.", "")})` : ""
    console.log(`  ${trips.length} ${field}${shared}: ${trips.map(({slug}) => slug).join(", ")}`)
  }
  if (blocks.length > 0) process.exitCode = 1
}

setIssueLanguage(systemLanguage())
void main()
