import {createHash} from "node:crypto"
import {existsSync, readFileSync, writeFileSync} from "node:fs"
import path from "node:path"
import {fail, say} from "./say.mjs"
import {run} from "./steps.mjs"

const stampOf = root =>
  createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex")

/**
 * Installs the packages of the lockfile where they are missing or of another lockfile.
 *
 * @param {string} root - folder of the project
 */
export const ensureDependencies = async root => {
  const stampFile = path.join(root, "node_modules", ".installed-lockfile")
  const stamp = stampOf(root)
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return
  say("Installing the packages of package-lock.json (once; a minute or two) …")
  const {code} = await run("npm", [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ])
  if (code !== 0)
    fail("npm ci failed: its message above says why. Is the npm registry within reach?")
  writeFileSync(stampFile, stamp)
}
