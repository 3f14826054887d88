import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {parsePage, writePage} from "./page-tree"
import {startFiler} from "./start-file"

let folder = ""

const write = async (name: string, value: unknown) => {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, JSON.stringify(value))
}

/** What a build tells of its scripts. */
const build = async (version: number) => {
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

const gatsbyTags = (version: number) =>
  `<script>window.___webpackCompilationHash="hash-${version}";</script><script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{}";\n</script><script src="/runtime-${version}.js" async></script><script src="/app-${version}.js" async=""></script>`
const slice = (tags: string) => `<!-- slice-start id="s" -->${tags}<!-- slice-end id="s" -->`
const page = () =>
  `<head><script>1</script><script data-late=""></script></head><body><script id="gatsby-script-loader">window.pagePath="/";</script>${slice(gatsbyTags(1))}</body>`

/** Files the scripts of a page, as text. */
const filer = async (code = "go(1)") => {
  const {fileScripts} = await startFiler(folder, pages, code)
  return (page: string, html: string) => {
    const tree = parsePage(html)
    fileScripts(page, tree)
    return writePage(tree)
  }
}

const starts = async () => (await readdir(folder)).filter(name => name.startsWith("start-"))

it("leaves of all scripts one address, and what is the page's own", async () => {
  const file = await filer()
  const done = [file("index.html", page()), file("en/trip/index.html", page())]
  const [name] = await starts()
  const tag = (data: string) =>
    `<head><script>1</script><script data-late="/${name}" ${data}></script></head><body>${slice("")}</body>`
  expect(done).toEqual([
    tag('data-page="/" data-later="0"'),
    tag('data-page="/en/trip/" data-later="1"'),
  ])
  expect(file("404.html", page())).toContain('data-page="/404.html" data-later="0"')
  expect(await starts()).toEqual([name])
})

it("writes what Gatsby's scripts and the start will look for, then the late code", async () => {
  await filer("window.x=window.siteScripts")
  const [name = ""] = await starts()
  expect(name).toMatch(/^start-[0-9a-f]{20}\.js$/)
  const text = await readFile(path.join(folder, name), "utf8")
  expect(text.split("\n")[1]).toBe("window.x=window.siteScripts")
  const window: Record<string, unknown> = {}
  const document = {querySelector: () => ({dataset: {page: "/en/trip/"}})}
  new Function("window", "document", text)(window, document)
  expect(window).toMatchObject({
    ___chunkMapping: '{"template":["/template-1.js"]}',
    pagePath: "/en/trip/",
    x: {
      scripts: ["/runtime-1.js", "/app-1.js"],
      later: [
        ["/page-data/app-data.json", "/page-data/sq/d/42.json", "/home-1.js"],
        ["/page-data/app-data.json", "/page-data/sq/d/42.json", "/shared-1.js", "/trip-1.js"],
      ],
    },
  })
})

it("tells releases apart by their scripts alone, on the window as in Gatsby's data", async () => {
  const release = async () => {
    const file = await filer()
    const [, name = ""] = /data-late="\/([^"]+)"/.exec(file("index.html", page())) ?? []
    const start = await readFile(path.join(folder, name), "utf8")
    const [, onWindow] = /___webpackCompilationHash="([^"]+)"/.exec(start) ?? []
    const data = await readFile(path.join(folder, "page-data/app-data.json"), "utf8")
    expect(JSON.parse(data)).toEqual({webpackCompilationHash: onWindow})
    return onWindow
  }
  const first = await release()
  expect(first).toMatch(/^[0-9a-f]{20}$/)
  await write("page-data/app-data.json", {webpackCompilationHash: "other"})
  expect(await release()).toBe(first)
  await build(2)
  expect(await release()).not.toBe(first)
})

it("changes nothing on a page that is done, and names another file when scripts are others", async () => {
  const once = (await filer())("index.html", page())
  expect((await filer())("index.html", once)).toBe(once)
  const [name = ""] = await starts()

  await build(2)
  const stitched = once.replace(slice(""), slice(gatsbyTags(2)))
  const again = (await filer())("index.html", stitched)
  const next = (await starts()).find(other => other !== name) ?? ""
  expect(again).toBe(once.replace(name, next))
  const text = await readFile(path.join(folder, next), "utf8")
  expect(text).toContain("/app-2.js")
  expect(text).not.toContain("/app-1.js")
  expect(text.split("\n").slice(1)).toEqual(["go(1)"])
})

it("leaves scripts of others, and data, alone", async () => {
  const others =
    '<script src="https://tags.test/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  const file = await filer()
  expect(file("index.html", page() + others)).toContain(`</body>${others}`)
})

it("says when a page has no place for the address", async () => {
  const file = await filer()
  expect(() => file("index.html", "<body></body>")).toThrow("found no place for the address")
})
