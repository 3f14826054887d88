/** Command line of the launch check: `npm run launch`. It fails while something blocks. */
import process from "node:process"
import {checkSite} from "../content/check-site"
import {formatIssues} from "../content/issue"
import {loadEnvFile, readEnvironment} from "../environment/environment"
import {endedPrices, formatBlocks, launchBlocks, openPoints} from "./launch-report"

const main = async (): Promise<number> => {
  const {content, issues} = await checkSite(process.cwd())
  if (!content) {
    console.log(formatIssues(issues))
    return 1
  }
  loadEnvFile()
  const blocks = [...launchBlocks(content, readEnvironment(process.env)), ...endedPrices(content)]
  console.log(
    blocks.length > 0 ? `Before the site is public:\n${formatBlocks(blocks)}` : "Nothing blocks.",
  )
  console.log("\nPor confirmar / To be settled, what brings most first")
  for (const {path, isShared, trips} of openPoints(content)) {
    const shared = isShared
      ? ` (once: data/trip-defaults.json → ${path.join(".").replace("facts.", "")})`
      : ""
    console.log(
      `  ${trips.length} ${path.join(".")}${shared}: ${trips.map(({slug}) => slug).join(", ")}`,
    )
  }
  return blocks.length > 0 ? 1 : 0
}

void main().then(code => {
  process.exitCode = code
})
