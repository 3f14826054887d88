import {execFile} from "node:child_process"
import {existsSync} from "node:fs"
import process from "node:process"
import {reportFolder} from "../../gatsby/hooks/cache-files"
import {say} from "../say"
import {shippedPackages} from "./shipped"
import {type AuditReport, sortAdvisories} from "./sort-advisories"

/** What `npm audit` prints; it ends with an error code as soon as there is any advisory. */
const audit = () =>
  new Promise<AuditReport>(resolve => {
    execFile("npm", ["audit", "--omit=dev", "--json"], {maxBuffer: 64_000_000}, (_, output) => {
      try {
        resolve(JSON.parse(output) as AuditReport)
      } catch {
        resolve({})
      }
    })
  })

const main = async () => {
  const {vulnerabilities} = await audit()
  if (!vulnerabilities) {
    say("The registry does not answer for advisories: nothing was checked. Try another network.")
    return 2
  }
  if (!existsSync("public/404.html")) {
    say("Which packages ship is read from a finished build: run npm run build first.")
    return 2
  }
  const {shipped, buildTime} = sortAdvisories(vulnerabilities, shippedPackages(reportFolder(".")))
  for (const line of shipped) say(`ships to the browser, must be mended: ${line}`)
  for (const line of buildTime) say(`build time, to be judged in docs/security.md: ${line}`)
  say(`${shipped.length} advisories of what ships, ${buildTime.length} of what builds`)
  return shipped.length > 0 ? 1 : 0
}

void main().then(code => {
  process.exitCode = code
})
