import {availableParallelism, tmpdir} from "node:os"
import path from "node:path"
import process from "node:process"
import type {Folder} from "./folders"

/** Where packages, results and settings of the mutation runs are kept. */
export const cache = "node_modules/.cache/mutation"

/** Name of a folder's files in the cache. */
const nameOf = (folder: Folder) => folder.replaceAll("/", "-")

/** What Stryker knows of a folder's mutants; it goes on from there. */
export const resultsFile = (folder: Folder): string => `${cache}/${nameOf(folder)}.results.json`

/** The settings of one run. */
export const settingsFile = (folder: Folder): string => `${cache}/${nameOf(folder)}.settings.json`

/**
 * Where Stryker copies the project to. Outside of it: Jest would take the copy's modules for a second
 * set of its own.
 */
export const copyOf = (folder: Folder): string => path.join(tmpdir(), `mutation-${nameOf(folder)}`)

/** Not code that a test could miss: tests and what they need, types, queries, and commands, which only print. */
const notTried = ["*.test.ts", "*.test.tsx", "*.d.ts", "cli.ts", "fragments.ts", "testing.ts"]
const foldersNotTried = ["testing", "__mocks__"]

/** Documentation as data: browser code has its types alone, and a test compares every word with files. */
const describing = "src/analytics/catalogue/**"

/**
 * Settings of Stryker for one folder.
 *
 * @param isFresh - whether every mutant is tried again
 * @see https://stryker-mutator.io/docs/stryker-js/configuration
 */
export const strykerOptions = (folder: Folder, isFresh: boolean): object => ({
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    ...notTried.map(name => `!${folder}/**/${name}`),
    ...foldersNotTried.map(name => `!${folder}/**/${name}/**`),
    `!${describing}`,
  ],
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner", path.resolve("tools/mutation/descriptions.mjs")],
  ignorers: ["descriptions"],
  jest: {configFile: "tools/mutation/jest.config.cjs", enableFindRelatedTests: true},
  buildCommand: "node tools/mutation/environments.mjs",
  coverageAnalysis: "perTest",
  // What runs as a module loads is tried with all tests: of the schemas that would take half a day.
  ignoreStatic: folder === "gatsby/content",
  // swc does not look at types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: resultsFile(folder),
  force: isFresh,
  concurrency: availableParallelism(),
  // A busy machine must not pass for a mutant that never ends.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  tempDirName: copyOf(folder),
  ignorePatterns: ["/public*", "/.cache", "/e2e", "/test-results", "/docs/screens"],
  reporters: [process.stdout.isTTY ? "progress" : "progress-append-only"],
  allowConsoleColors: false,
})
