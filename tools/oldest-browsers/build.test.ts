import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs"
import {tmpdir} from "node:os"
import path from "node:path"
import {readBuild} from "./build"
import {allKeys, lacking} from "./data"
import {findBeyond, reviewFaults} from "./review"

const folder = mkdtempSync(path.join(tmpdir(), "oldest-browsers-"))

afterAll(() => rmSync(folder, {recursive: true}))

/** The name of something that some of the oldest browsers lack, by its kind. */
const missing = (kind: RegExp) =>
  allKeys
    .filter(key => lacking(key).length > 0)
    .map(key => kind.exec(key)?.[1])
    .find(Boolean) ?? ""

const property = missing(/^css\.properties\.([a-z-]+)$/)
const element = missing(/^html\.elements\.([a-z]+)$/)
const member = missing(/^api\.Navigator\.([a-z]+)$/i)

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true})
  writeFileSync(path.join(folder, name), text)
}

it("reports new features of every kind of file, where they stand inline too", () => {
  write("a.js", `navigator.${member}()`)
  write("worker.mjs", "a = @")
  write("a.css", `a { ${property}: 1px }`)
  write("en/index.html", `<${element}></${element}><script>navigator.${member}</script>`)
  write("es/index.html", "<script>let a; let a</script>")
  write("a.svg", `<svg><path style="${property}:1px"/></svg>`)
  const build = readBuild(folder, ["en/index.html", "es/index.html"])
  expect(build.unreadable).toEqual([
    expect.stringContaining("worker.mjs: "),
    expect.stringContaining("es/index.html: "),
  ])
  const found = findBeyond(build)
  expect(found.map(({place, written, files}) => [place, written, files])).toEqual([
    ["scripts", `navigator.${member}`, ["a.js", "en/index.html"]],
    ["styles", property, ["a.css", "a.svg"]],
    ["pages", `<${element}>`, ["en/index.html"]],
  ])
  expect(reviewFaults(found, [])).toHaveLength(3)
})

it("knows the names of the site's own data", () => {
  write("page-data/en/page-data.json", JSON.stringify({result: {list: [{ownName: 1}]}}))
  const {own} = readBuild(folder, [])
  expect([...own]).toEqual(expect.arrayContaining(["result", "list", "ownName"]))
})
