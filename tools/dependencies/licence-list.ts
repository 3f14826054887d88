import {readFileSync, writeFileSync} from "node:fs"
import {reportFolder} from "../../gatsby/hooks/cache-files"
import {type Lock, licenceFaults, type Package, productionPackages} from "./licences"
import {shippedPackages} from "./shipped"

/**
 * The page that lists the licences of packages whose code ships to browsers. Versions stand in the
 * lockfile alone, so that an upgrade changes no other file.
 */
const licenceList = (packages: readonly Package[], shipped: readonly string[]): string => {
  const listed = packages.filter(({name}) => shipped.includes(name))
  const licences = [...new Set(listed.map(({licence}) => licence))].sort()
  return [
    "# Licences",
    "",
    "Packages whose code ships to browsers, from the lockfile and a finished build (`npm run licences`).",
    "`tools/dependencies/licences.ts` lists the licences that any production dependency may have.",
    "",
    ...licences.flatMap(licence => [
      `## ${licence}`,
      "",
      ...new Set(listed.filter(one => one.licence === licence).map(({name}) => `- ${name}`)),
      "",
    ]),
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
