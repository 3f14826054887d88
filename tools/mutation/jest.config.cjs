const path = require("node:path")
const {projects} = require("../../jest.config.cjs")

const folder = process.env.MUTATION_FOLDER ?? ""
const name = folder.startsWith("src/") ? "browser" : "build"

/** The unit tests of one folder: what holds its code to anything stands beside it. */
module.exports = {
  ...projects.find(({displayName}) => displayName === name),
  rootDir: path.resolve(__dirname, "../.."),
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
}
