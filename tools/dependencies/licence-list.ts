import {readFileSync, writeFileSync} from "node:fs"
import {reportFolder} from "../../gatsby/hooks/cache-files"
import {type Lock, licenceFaults, type Package, productionPackages} from "./licences"
import {shippedPackages} from "./shipped"

/** Licences of which a count says enough: permission and notice, nothing else. */
const usual = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"]

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`

const named = ({name, version}: Package) => `${name} ${version}`

/** The document that lists licences: what ships by name, all else by licence. */
const licenceList = (packages: readonly Package[], shipped: readonly string[]): string => {
  const licences = [...new Set(packages.map(({licence}) => licence))].sort()
  const of = (licence: string) => packages.filter(entry => entry.licence === licence)
  const inBrowser = packages.filter(({name}) => shipped.includes(name))
  return [
    "# Licences",
    "",
    "Written by `npm run licences` from the lockfile and a finished build. The allowed licences and the",
    "reasons are in `tools/dependencies/licences.ts`; the unit tests refuse any other. `npm run sbom`",
    "gives the whole list in CycloneDX.",
    "",
    "## What ships to the browser",
    "",
    row("package", "licence"),
    row("---", "---"),
    ...inBrowser.map(entry => row(named(entry), entry.licence)),
    "",
    "## All production dependencies",
    "",
    row("licence", "packages", "which"),
    row("---", "---", "---"),
    ...licences.map(licence =>
      row(
        licence,
        String(of(licence).length),
        usual.includes(licence) ? "" : of(licence).map(named).join(", "),
      ),
    ),
    "",
  ].join("\n")
}

const packages = productionPackages(JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock)
const faults = licenceFaults(packages)
writeFileSync("docs/licences.md", licenceList(packages, shippedPackages(reportFolder("."))))
process.stdout.write(
  faults.length > 0
    ? `${faults.join("\n")}\n`
    : `${packages.length} packages, all licences allowed: docs/licences.md\n`,
)
process.exitCode = faults.length > 0 ? 1 : 0
