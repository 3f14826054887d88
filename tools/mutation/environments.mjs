/**
 * In Stryker's copy of the project: has tests that name an environment of their own take it from
 * Stryker, which otherwise never learns what they cover.
 */
import {readdirSync, readFileSync, writeFileSync} from "node:fs"
import {createRequire} from "node:module"
import path from "node:path"
import process from "node:process"

/** From where Stryker's packages are found. */
const {resolve} = createRequire(`${process.env.STRYKER_PACKAGES}/`)
const environmentOf = name => resolve(`@stryker-mutator/jest-runner/jest-env/${name}`)

const named = /^\/\*\* @jest-environment (jsdom|node) \*\/$/m

for (const folder of ["src", "gatsby"])
  for (const name of readdirSync(folder, {recursive: true})) {
    if (!/\.test\.tsx?$/.test(name)) continue
    const file = path.join(folder, name)
    const text = readFileSync(file, "utf8")
    if (named.test(text))
      writeFileSync(
        file,
        text.replace(named, (_, name) => `/** @jest-environment ${environmentOf(name)} */`),
      )
  }
