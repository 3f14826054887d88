/**
 * Settings of Stryker for the folder that MUTATION_FOLDER names: `npm run mutation -- FOLDER`.
 *
 * @see https://stryker-mutator.io/docs/stryker-js/configuration
 */
import {createRequire} from "node:module"
import os from "node:os"
import path from "node:path"
import process from "node:process"

const folder = process.env.MUTATION_FOLDER
const {projects} = createRequire(import.meta.url)("../../jest.config.cjs")
const project = folder.startsWith("src/") ? "browser" : "build"
process.env.MUTATION_PACKAGES = path.resolve("tools/mutation/node_modules")
const name = folder.replaceAll("/", "-")

/** No code that a test could miss: tests and what they need, types, queries, commands that print. */
const untested = ["*.test.{ts,tsx}", "*.d.ts", "cli.ts", "fragments.ts", "{testing,__mocks__}/**"]

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, ...untested.map(file => `!${folder}/**/${file}`)],
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: {
    projectType: "custom",
    config: {
      ...projects.find(({displayName}) => displayName === project),
      // What holds a folder's code to anything stands beside it.
      testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
    },
    enableFindRelatedTests: true,
  },
  buildCommand: "node tools/mutation/environments.mjs",
  coverageAnalysis: "perTest",
  // What runs as a module loads would be tried with all tests.
  ignoreStatic: true,
  // swc does not look at types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${name}.json`,
  thresholds: {high: 95, low: 85, break: 85},
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: {allowColor: false, reportTests: false, reportScoreTable: false},
  // A busy machine must not pass for a mutant that never ends.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  // Outside of the project: Jest would take the copy's modules for a second set of its own.
  tempDirName: path.join(os.tmpdir(), `mutation-${name}`),
  ignorePatterns: ["/public*", "/.cache", "/e2e", "/test-results", "/docs"],
}
