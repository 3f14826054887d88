import {rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../pictures/testing"
import {steadyHash} from "./steady-hash"

/** How many hashes come of two builds of a script with a style sheet, the second from the cache. */
const hashesWith = async (plugins: object[]) => {
  const webpack = require("webpack")
  const Extract = require("mini-css-extract-plugin")
  const context = await scratchFolder()
  const sheet = path.join(context, "a.css")
  await writeFile(sheet, "a {color: red}")
  await writeFile(path.join(context, "a.js"), 'import "./a.css"')
  const build = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const compiler = webpack({
        context,
        entry: "./a.js",
        output: {path: path.join(context, "out")},
        cache: {type: "filesystem", cacheDirectory: path.join(context, "cache")},
        module: {rules: [{test: sheet, use: [Extract.loader, require.resolve("css-loader")]}]},
        plugins: [new Extract(), ...plugins],
      })
      compiler.run((fault: Error | null, stats: {hash: string}) =>
        compiler.close(() => (fault ? reject(fault) : resolve(stats.hash))),
      )
    })
  const hashes = [await build(), await build()]
  await rm(context, {recursive: true})
  return new Set(hashes).size
}

it("gives a build from the cache the hash of the first, which webpack alone does not", async () => {
  expect(await hashesWith([])).toBe(2)
  expect(await hashesWith([steadyHash])).toBe(1)
})
