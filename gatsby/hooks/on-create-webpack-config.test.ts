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

/** What the hook makes of a configuration of webpack. */
const replaced = async (stage: string, config: object) => {
  let result = config
  await onCreateWebpackConfig?.(
    {
      stage,
      getConfig: () => config,
      actions: {
        setWebpackConfig: () => {},
        replaceWebpackConfig: (other: object) => {
          result = other
        },
      },
      plugins: {define: () => ({})},
      store: {getState: () => ({program: {directory: process.cwd()}})},
    } as never,
    {plugins: []},
    () => {},
  )
  return result
}

it("leaves the renderer of another terminal as it is compiled already", async () => {
  const pageSettings = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_SITE_URL": '"https://example.com"',
    __PATH_PREFIX__: '""',
  }
  const terminal = {
    "process.env.TERM": '"xterm"',
    "process.env.GATSBY_LOGGER": '"ink"',
    "process.env.GATSBY_TELEMETRY_DISABLED": '"1"',
  }
  const define = {definitions: {...pageSettings, ...terminal}}
  await replaced("build-html", {plugins: [define]})
  expect(define.definitions).toEqual(pageSettings)
})

it("compiles no page for the frame of developed pages", async () => {
  const webpack = require("webpack")
  const context = await scratchFolder()
  const save = (name: string, text: string) => writeFile(path.join(context, name), text)
  await save("frame.js", virtualImports.join("\n"))
  await save("async-requires.js", 'import("./page.js")')
  await save("page.js", "")
  const config = await replaced("develop-html", {
    context,
    entry: "./frame.js",
    output: {path: path.join(context, "out")},
    resolve: {alias: {$virtual: context}},
  })
  const modules = await new Promise<string[]>((resolve, reject) =>
    webpack(config, (fault: Error | null, stats: {toJson: () => {modules: {name: string}[]}}) =>
      fault ? reject(fault) : resolve(stats.toJson().modules.map(({name}) => name)),
    ),
  )
  await rm(context, {recursive: true})
  expect(modules).toContain("./frame.js")
  expect(modules).not.toContain("./page.js")
})
