import {existsSync, readFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {fail, say} from "./say.mjs"
import {run} from "./steps.mjs"

const packagesIn = file =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined

/**
 * Whether a folder's packages are those of its lockfile, by npm's own account of what it has
 * installed. Optional ones may be missing: most are for other systems. Further ones do no harm.
 *
 * @param {string} folder
 * @param {{development?: boolean}} options - `false` looks at what a build needs alone
 */
export const isInstalled = (folder, {development = true} = {}) => {
  const there = packagesIn(path.join(folder, "node_modules", ".package-lock.json"))
  const wanted = packagesIn(path.join(folder, "package-lock.json"))
  return Object.entries(wanted).every(
    ([place, {version, optional, dev, devOptional}]) =>
      place === "" ||
      optional ||
      (!development && (dev || devOptional)) ||
      there?.[place]?.version === version,
  )
}

/**
 * Installs the packages of a folder's lockfile where they are missing or of other versions.
 *
 * @param {string} folder - of the project, or of a package of its own within it
 * @param {{development?: boolean}} options - `false` leaves out what a build does not need
 */
export const ensureDependencies = async (folder, {development = true} = {}) => {
  if (isInstalled(folder, {development})) return
  const lockfile = path.relative("", path.join(folder, "package-lock.json"))
  if (process.env.SETUP === "never")
    fail(
      `SETUP=never: the packages of ${lockfile} are missing. Install them: npm ci --ignore-scripts`,
    )
  say(`Installing the packages of ${lockfile} (once; a minute or two) …`)
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
  // The lockfile names no addresses: npm would ask anew for each package that it has already.
  args.push("--prefer-offline")
  if (!development) args.push("--omit=dev")
  const {code} = await run("npm", args, {cwd: folder})
  if (code !== 0)
    fail("npm ci failed: its message above says why. Is the npm registry within reach?")
}
