import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {parsePage, writePage} from "../page-tree"
import {startFiler} from "../start-file"

let folder = ""

/** Writes a JSON file of the build. */
export const write = async (name: string, value: unknown) => {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, JSON.stringify(value))
}

/** Text of a file of the build. */
export const read = (name: string) => readFile(path.join(folder, name), "utf8")

/** Writes what a build tells of its scripts. */
export const build = async (version: number) => {
  const assets = (...names: string[]) => ({
    assets: ["styles.1.css", ...names].map(name => ({name: name.replace("#", String(version))})),
  })
  await write("page-data/app-data.json", {webpackCompilationHash: `hash-${version}`})
  await write("chunk-map.json", {template: [`/template-${version}.js`]})
  await write("webpack.stats.json", {
    namedChunkGroups: {
      app: assets("runtime-#.js", "app-#.js"),
      home: assets("home-#.js"),
      trip: assets("shared-#.js", "trip-#.js"),
    },
  })
}

const pages = ["index.html", "en/trip/index.html", "404.html"]

/** Gives every test of a file a build of its own. */
export const prepareBuild = () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "start-"))
    await build(1)
    const data = (path: string, componentChunkName: string) => ({
      path,
      componentChunkName,
      staticQueryHashes: ["42"],
    })
    await write("page-data/index/page-data.json", data("/", "home"))
    await write("page-data/en/trip/page-data.json", data("/en/trip/", "trip"))
    await write("page-data/404.html/page-data.json", data("/404.html", "home"))
  })
  afterEach(() => rm(folder, {recursive: true}))
}

/** Scripts that Gatsby writes into a page. */
export const gatsbyTags = (version: number) =>
  `<script>window.___webpackCompilationHash="hash-${version}";</script><script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{}";\n</script><script src="/runtime-${version}.js" async></script><script src="/app-${version}.js" async=""></script>`

/** What Gatsby puts round them. */
export const slice = (tags: string) => `<!-- slice-start id="s" -->${tags}<!-- slice-end id="s" -->`

/** A page as Gatsby wrote it. */
export const page = () =>
  `<head><script>1</script><script data-late=""></script></head><body><script id="gatsby-script-loader">window.pagePath="/";</script>${slice(gatsbyTags(1))}</body>`

/** Files the scripts of a page, as text. */
export const filer = async (code = "go(1)") => {
  const {fileScripts} = await startFiler(folder, pages, code)
  return (page: string, html: string) => {
    const tree = parsePage(html)
    fileScripts(page, tree)
    return writePage(tree)
  }
}

/** Names of the start files that were written. */
export const starts = async () => (await readdir(folder)).filter(name => name.startsWith("start-"))
