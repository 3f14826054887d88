import {createHash} from "node:crypto"
import {readdir, readFile} from "node:fs/promises"
import path from "node:path"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {pageDataPath} from "../../src/lib/page-data-path"
import {workerFile} from "../../src/offline/offline"
import {bundleScript, outputFile} from "../files"
import {routes} from "../routes"

/** Files named by their content, which never change. */
const hashed = /[-.][0-9a-f]{20}\.(js|css)$/
const named = /(?<=["'(=])\/(?!\/)[\w./~-]+\.(?:js|css|svg|woff2)(?=["')#?\s>])/g

const plannerRoutes = routes.filter(({namespaces}) => namespaces.includes("planner"))

/** Chunks, as Gatsby names them, of the planner's pages and of the trips that it keeps. */
const keptChunks = [
  ...plannerRoutes,
  ...routes.filter(({content}) => content === "experiences"),
].map(({template}) => `component---${template.replace(/\W/g, "-")}-`)

/** Leaves out code of other templates and of the gate. */
const isNeeded = (name: string, text: string) =>
  name.startsWith("component---")
    ? keptChunks.some(chunk => name.startsWith(chunk))
    : !text.includes("cognito")

/** What the pages of the planner need: themselves, their data, and the scripts of saved trips. */
const plannerFiles = async (folder: string): Promise<string[]> => {
  const read = (file: string) => readFile(path.join(folder, file), "utf8")
  const pages = plannerRoutes.flatMap(({path}) =>
    languages.map(language => localizedPath(language, path)),
  )
  const texts = await Promise.all(pages.map(page => read(`${page}index.html`)))
  const code: string[] = []
  for (const name of await readdir(folder))
    if (hashed.test(name) && isNeeded(name, await read(name))) code.push(`/${name}`)
  const queries = await readdir(path.join(folder, "page-data/sq/d"))
  const files = [
    ...pages,
    ...pages.map(pageDataPath),
    "/page-data/app-data.json",
    ...queries.filter(name => name.endsWith(".json")).map(name => `/page-data/sq/d/${name}`),
    ...texts.flatMap(text => text.match(named) ?? []),
    ...code,
  ]
  return [...new Set(files)].sort()
}

/** Writes the service worker, with the list of what it keeps (src/offline/worker.ts). */
export const writeOfflineWorker = async (root: string, folder: string): Promise<void> => {
  const files = await plannerFiles(folder)
  const manifest = files.map(async url => {
    if (hashed.test(url)) return {url, revision: null}
    const file = path.join(folder, url.endsWith("/") ? `${url}index.html` : url)
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
    return {url, revision: hash.slice(0, 20)}
  })
  const worker = await bundleScript(root, "src/offline/worker.ts", {
    minify: true,
    format: "iife",
    target: "es2020",
    define: {
      "self.__WB_MANIFEST": JSON.stringify(await Promise.all(manifest)),
      "process.env.NODE_ENV": '"production"',
    },
  })
  await outputFile(path.join(folder, workerFile), worker)
}
