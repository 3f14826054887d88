/**
 * In Stryker's copy of the project: tests that name an environment of their own take it from Stryker,
 * which otherwise never learns what they cover.
 */
import {readdirSync, readFileSync, writeFileSync} from "node:fs"
import {createRequire} from "node:module"
import path from "node:path"
import process from "node:process"

const {MUTATION_FOLDER: folder, MUTATION_PACKAGES: packages} = process.env
const {resolve} = createRequire(`${packages}/`)
const environmentOf = name => resolve(`@stryker-mutator/jest-runner/jest-env/${name}`)

for (const name of readdirSync(folder, {recursive: true})) {
  if (!/\.test\.tsx?$/.test(name)) continue
  const file = path.join(folder, name)
  const text = readFileSync(file, "utf8")
  const own = (_, name) => `@jest-environment ${environmentOf(name)}`
  writeFileSync(file, text.replace(/@jest-environment (jsdom|node)/, own))
}
