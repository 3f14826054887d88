import {execFileSync} from "node:child_process"
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import {pathToFileURL} from "node:url"

const unchanged = pathToFileURL(path.resolve("tools/set-up/unchanged.mjs")).href

let folder = ""
const save = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "unchanged-"))
  for (const name of ["data/public", "public", ".cache", "node_modules"])
    mkdirSync(path.join(folder, name), {recursive: true})
  save("node_modules/.package-lock.json", "{}")
  save("data/public/trip.json", "{}")
  save("public/kept.css", "")
})
afterEach(() => rmSync(folder, {recursive: true}))

/** Whether a start builds; the build writes a page, runs further code, and ends with an exit code. */
const builds = ({env = {}, during = "", code = 0} = {}): boolean => {
  const script = `
    import {writeFileSync} from "node:fs"
    import {unlessBuilt} from "${unchanged}"
    await unlessBuilt(async () => {
      console.log("built")
      writeFileSync("public/index.html", "a page")
      ${during}
      return ${code}
    })`
  const args = ["--input-type=module", "-e", script]
  const options = {cwd: folder, encoding: "utf8", env: {...process.env, ...env}} as const
  return execFileSync(process.execPath, args, options).startsWith("built")
}

it("builds once, and not again until something changes", () => {
  expect(builds()).toBe(true)
  expect(builds()).toBe(false)
  save("notes.log", "written by a command")
  expect(builds()).toBe(false)
})

it.each([
  ["a file", () => save("data/public/trip.json", "[]")],
  ["a new file", () => save("data/public/photo.jpg", "")],
  ["a removed file", () => rmSync(path.join(folder, "data/public/trip.json"))],
  ["a setting", () => save(".env.production", "GATSBY_SITE_URL=https://example.com")],
  ["the packages", () => save("node_modules/.package-lock.json", "[]")],
  ["a page of the build", () => save("public/index.html", "another page")],
  ["the time of one", () => utimesSync(path.join(folder, "public/index.html"), 1, 1)],
  ["a lost file of the build", () => rmSync(path.join(folder, "public/kept.css"))],
  ["a lost build", () => rmSync(path.join(folder, "public"), {recursive: true})],
  ["an emptied cache", () => rmSync(path.join(folder, ".cache/started.json"))],
  ["a record that is cut off", () => save(".cache/started.json", '{"sour')],
])("builds again after a change of %s", (_, change) => {
  expect(builds()).toBe(true)
  change()
  mkdirSync(path.join(folder, "public"), {recursive: true})
  expect(builds()).toBe(true)
})

it("builds again with other settings, or another day", () => {
  expect(builds()).toBe(true)
  expect(builds({env: {GATSBY_SITE_URL: "https://example.com"}})).toBe(true)
  expect(builds({env: {NODE_OPTIONS: `--import=data:text/javascript,${later}`}})).toBe(true)
})

const later = encodeURIComponent(
  "const Today=Date;globalThis.Date=class extends Today{constructor(){super(Today.now()+864e5)}}",
)

it("remembers no build that failed, or that its sources changed under", () => {
  expect(builds({code: 1})).toBe(true)
  expect(builds({during: 'writeFileSync("data/public/trip.json", "[1]")'})).toBe(true)
  expect(builds()).toBe(true)
  expect(builds()).toBe(false)
})

it("builds each time where links lead elsewhere: what is behind them is not looked at", () => {
  symlinkSync(os.tmpdir(), path.join(folder, "data/linked"))
  expect(builds()).toBe(true)
  expect(builds()).toBe(true)
})
