import {readFileSync} from "fs"
import {rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../pictures/testing"
import {onCreateWebpackConfig} from "./on-create-webpack-config"

/** What Gatsby's frame of developed pages imports of the modules that Gatsby writes. */
const virtualImports = readFileSync(
  require.resolve("gatsby/cache-dir/develop-static-entry.js"),
  "utf8",
)
  .split("\n")
  .filter(line => line.includes('from "$virtual/'))

it("compiles no page for the frame of developed pages", async () => {
  const webpack = require("webpack")
  const context = await scratchFolder()
  const save = (name: string, text: string) => writeFile(path.join(context, name), text)
  await save("frame.js", virtualImports.join("\n"))
  await save("async-requires.js", 'import("./page.js")')
  await save("page.js", "")
  let config: object = {
    context,
    entry: "./frame.js",
    output: {path: path.join(context, "out")},
    resolve: {alias: {$virtual: context}},
  }
  await onCreateWebpackConfig?.(
    {
      stage: "develop-html",
      getConfig: () => config,
      actions: {
        setWebpackConfig: () => {},
        replaceWebpackConfig: (replaced: object) => {
          config = replaced
        },
      },
      plugins: {define: () => ({})},
      store: {getState: () => ({program: {directory: process.cwd()}})},
    } as never,
    {plugins: []},
    () => {},
  )
  const modules = await new Promise<string[]>((resolve, reject) =>
    webpack(config, (fault: Error | null, stats: {toJson: () => {modules: {name: string}[]}}) =>
      fault ? reject(fault) : resolve(stats.toJson().modules.map(({name}) => name)),
    ),
  )
  await rm(context, {recursive: true})
  expect(modules).toContain("./frame.js")
  expect(modules).not.toContain("./page.js")
})
