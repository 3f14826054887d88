import {readFileSync} from "fs"
import {mkdir, rm, writeFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../files/testing/scratch-folder"
import {onCreateWebpackConfig} from "./on-create-webpack-config"

/** What Gatsby's frame of developed pages imports of the modules that Gatsby writes. */
const virtualImports = readFileSync(
  require.resolve("gatsby/cache-dir/develop-static-entry.js"),
  "utf8",
)
  .split("\n")
  .filter(line => line.includes('from "$virtual/'))

let context = ""
beforeEach(async () => {
  context = await scratchFolder()
  // The hook asks which trips were renamed, and takes the report of the build before away.
  await mkdir(path.join(context, "data/experiences"), {recursive: true})
})
afterEach(() => rm(context, {recursive: true}))

/** What the hook makes of a configuration of webpack, and which plugins it adds. */
const configured = async (stage: string, config: object) => {
  let result = config
  const plugins: object[] = []
  await onCreateWebpackConfig?.(
    {
      stage,
      getConfig: () => config,
      actions: {
        setWebpackConfig: (more: {plugins: object[]}) => plugins.push(...more.plugins),
        replaceWebpackConfig: (other: object) => {
          result = other
        },
      },
      plugins: {define: () => ({apply: () => {}})},
      store: {getState: () => ({program: {directory: context}})},
    } as never,
    {plugins: []},
    () => {},
  )
  return {result, plugins}
}

const webpack = require("webpack")

const save = (name: string, text: string) => writeFile(path.join(context, name), text)

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
  await configured("build-html", {plugins: [define]})
  expect(define.definitions).toEqual(pageSettings)
})

it("compiles no page for the frame of developed pages", async () => {
  await save("frame.js", virtualImports.join("\n"))
  await save("async-requires.js", 'import("./page.js")')
  await save("page.js", "")
  const {result} = await configured("develop-html", {
    context,
    entry: "./frame.js",
    output: {path: path.join(context, "out")},
    resolve: {alias: {$virtual: context}},
  })
  const modules = await new Promise<string[]>((resolve, reject) =>
    webpack(result, (fault: Error | null, stats: {toJson: () => {modules: {name: string}[]}}) =>
      fault ? reject(fault) : resolve(stats.toJson().modules.map(({name}) => name)),
    ),
  )
  expect(modules).toContain("./frame.js")
  expect(modules).not.toContain("./page.js")
})

it("gives a build from webpack's cache the hash of the first, which webpack alone does not", async () => {
  const Extract = require("mini-css-extract-plugin")
  await save("page.css", "a {color: red}")
  await save("page.js", 'import "./page.css"')
  const output = {path: path.join(context, "out"), filename: "[contenthash].js"}
  const {plugins} = await configured("build-javascript", {output})
  const use = [Extract.loader, require.resolve("css-loader")]
  const build = (more: object[], cache: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const compiler = webpack({
        context,
        entry: "./page.js",
        output,
        cache: {type: "filesystem", cacheDirectory: path.join(context, cache)},
        module: {rules: [{test: /css$/, use}]},
        plugins: [new Extract({filename: "[contenthash].css"}), ...more],
      })
      compiler.run((fault: Error | null, stats: {hash: string}) =>
        compiler.close(() => (fault ? reject(fault) : resolve(stats.hash))),
      )
    })
  const first = await build(plugins, "ours")
  expect(await build(plugins, "ours")).toBe(first)
  expect(await build([], "plain")).not.toBe(await build([], "plain"))
  await save("page.css", "a {color: blue}")
  expect(await build(plugins, "ours")).not.toBe(first)
})
