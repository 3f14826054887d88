import {rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../pictures/testing"
import {steadyHash} from "./steady-hash"

const Extract = require("mini-css-extract-plugin")

let context = ""
beforeEach(async () => {
  context = await scratchFolder()
  await writeFile(path.join(context, "a.css"), "a {color: red}")
  await writeFile(path.join(context, "a.js"), 'import "./a.css"')
})
afterEach(() => rm(context, {recursive: true}))

const inContext = (name: string) => path.join(context, name)

const build = (config: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = require("webpack")({
      context,
      entry: "./a.js",
      output: {path: inContext("out")},
      ...config,
    })
    compiler.run((fault: Error | null, stats: {hash: string}) =>
      compiler.close(() => (fault ? reject(fault) : resolve(stats.hash))),
    )
  })

/** How many hashes come of two builds in a row. */
const hashesOf = async (config: object) => new Set([await build(config), await build(config)]).size

it("gives a build from the cache the hash of the first, which webpack alone does not", async () => {
  const use = [Extract.loader, require.resolve("css-loader")]
  const config = {
    cache: {type: "filesystem", cacheDirectory: inContext("cache")},
    module: {rules: [{test: inContext("a.css"), use}]},
  }
  expect(await hashesOf({...config, plugins: [new Extract()]})).toBe(2)
  await rm(inContext("cache"), {recursive: true})
  expect(await hashesOf({...config, plugins: [new Extract(), steadyHash]})).toBe(1)
})

it("gives a module the same hash whether Babel compiles it or has it in its cache", async () => {
  await writeFile(inContext("a.js"), "export const word = 1")
  const options = {configFile: false, cacheDirectory: inContext("cache")}
  const rule = {test: inContext("a.js"), loader: require.resolve("babel-loader"), options}
  const config = {devtool: "source-map", module: {rules: [rule]}}
  expect(await hashesOf(config)).toBe(2)
  await rm(inContext("cache"), {recursive: true})
  expect(await hashesOf({...config, plugins: [steadyHash]})).toBe(1)
})
