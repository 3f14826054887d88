import {mkdtempSync, rmSync, writeFileSync} from "fs"
import {mkdir, readFile, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {filesIn} from "../../files/files-in"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {readBuildStats} from "./build-stats"
import {findLeftovers, tidyBuild} from "./tidy-build"

const now = "0123456789abcdef0123"
const before = "fedcba9876543210fedc"

describe("findLeftovers", () => {
  const own = {
    hashes: new Set([now, "a1b2c3d4"]),
    folders: new Set(["0a1b2c3d4e5f"]),
    data: new Set(["page-data/en/page-data.json"]),
  }
  const leftovers = (...files: string[]) => findLeftovers(files, own)

  it("takes what the present build does not name, with its copies", () => {
    const ofBefore = [
      `app-${before}.js`,
      `app-${before}.js.br`,
      `454-${before}.js.LICENSE.txt`,
      `styles.${before}.css`,
      "icons-d4c3b2a1.svg",
      "page-data/en/experiences/gone/page-data.json",
      "page-data/en/experiences/gone/page-data.json.gz",
      "page-data/sq/d/42.json",
      "static/f5e4d3c2b1a0/banner-320.avif",
      "static/0123456789abcdef0123456789abcdef/0a1b2/banner.avif",
    ]
    expect(leftovers(...ofBefore)).toEqual(ofBefore)
  })

  it("leaves what it names, what has no hash, and what lies deeper", () => {
    const kept = [
      `app-${now}.js`,
      `app-${now}.js.gz`,
      `app-${now}.js.LICENSE.txt`,
      `styles-${now}.css`,
      "icons-a1b2c3d4.svg",
      "page-data/en/page-data.json",
      "page-data/app-data.json",
      "en/index.html",
      "favicon.svg",
      "favicon.ico",
      "static/0a1b2c3d4e5f/banner-320.avif",
      `static/x/photo-${before}.svg`,
      "en/page-data/page-data.json",
    ]
    expect(leftovers(...kept)).toEqual([])
  })

  it("takes copies without their original, and files that were never finished", () => {
    const broken = [
      "en/gone/index.html.br",
      "index.html.gz.tmp",
      "sharing/cali.jpg.17.tmp",
      "static/0a1b2c3d4e5f/banner-320.avif.tmp",
    ]
    expect(leftovers("index.html", "index.html.gz", ...broken)).toEqual(broken)
  })
})

describe("tidyBuild", () => {
  let folder = ""
  let report = ""
  const write = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), {recursive: true})
      await writeFile(path.join(folder, name), text)
    }
  }

  /** Notes of pages that name a script. */
  const notes = (digit: string, ...pages: string[]) => {
    const files = [`/start-${digit.repeat(19)}b.js`]
    return Object.fromEntries(pages.map(page => [page, {state: "", hash: "", files}]))
  }

  /** A build of which every hash consists of one digit. */
  const build = (digit: string) => {
    const hash = digit.repeat(20)
    return write({
      "webpack.stats.json": `{"namedChunkGroups": {"app": {"assets": [{"name": "runtime-${hash}.js"}]}}}`,
      [`runtime-${hash}.js`]: `load({454: "${digit.repeat(19)}a"})`,
      [`454-${digit.repeat(19)}a.js`]: "later",
      [`start-${digit.repeat(19)}b.js`]: "start",
      "page-data/en/page-data.json": `{"staticQueryHashes": ["${digit}"]}`,
      [`page-data/sq/d/${digit}.json`]: "{}",
      "~partytown/partytown.js": "library",
    })
  }

  beforeEach(async () => {
    folder = await scratchFolder()
    report = await scratchFolder()
  })
  afterEach(() => Promise.all([folder, report].map(each => rm(each, {recursive: true}))))

  it("leaves one build of two, and moves its statistics", async () => {
    await build("1")
    await tidyBuild(folder, notes("1", "en/index.html"), new Set(), report)
    await write({"page-data/en/gone/page-data.json": '{"staticQueryHashes": []}'})
    await build("2")
    expect(await tidyBuild(folder, notes("2", "en/index.html"), new Set(), report)).toBe(5)
    const files = await filesIn(folder, /./)
    expect(files.map(file => path.relative(folder, file))).toEqual([
      `454-${"2".repeat(19)}a.js`,
      "page-data/en/page-data.json",
      "page-data/sq/d/2.json",
      `runtime-${"2".repeat(20)}.js`,
      `start-${"2".repeat(19)}b.js`,
    ])
    expect(await readFile(path.join(report, "webpack.stats.json"), "utf8")).toContain("runtime-2")
  })

  it("keeps the data of the page at the root", async () => {
    await build("1")
    const root = {"page-data/index/page-data.json": '{"staticQueryHashes": []}'}
    await write(root)
    await tidyBuild(folder, notes("1", "index.html", "en/index.html"), new Set(), report)
    const files = await filesIn(folder, /./)
    expect(files.map(file => path.relative(folder, file))).toEqual(
      expect.arrayContaining(Object.keys(root)),
    )
  })
})

describe("the statistics of a build", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "stats-"))
  afterAll(() => rmSync(folder, {recursive: true}))

  const stats = (groups: Record<string, string[]>) => {
    const namedChunkGroups = Object.fromEntries(
      Object.entries(groups).map(([name, files]) => [
        name,
        {assets: files.map(of => ({name: of}))},
      ]),
    )
    writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({namedChunkGroups}))
    return readBuildStats(folder)
  }

  it("gives the addresses of a chunk's scripts in the order in which they start", () => {
    const scriptsOf = stats({app: ["runtime-1.js", "styles.css", "app-1.js", "app-1.js.map"]})
    expect(scriptsOf("app")).toEqual(["/runtime-1.js", "/app-1.js"])
  })

  it("names a chunk that the build tells nothing of, or no script", () => {
    const scriptsOf = stats({empty: ["styles.css"]})
    for (const chunk of ["app", "empty"])
      expect(() => scriptsOf(chunk)).toThrow(`webpack.stats.json has no scripts of ${chunk}`)
  })
})
