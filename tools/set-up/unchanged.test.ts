import {mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"

type Act = () => Promise<number>
const {serveBuilt} =
  jest.requireActual<Record<"serveBuilt", (build: Act, serve: Act) => Promise<number>>>(
    "./unchanged.mjs",
  )

jest.mock("./say.mjs", () => ({say: () => {}}))

const project = process.cwd()

let folder = ""
const save = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "unchanged-"))
  for (const name of ["data/public", "public", ".cache", "node_modules"])
    mkdirSync(path.join(folder, name), {recursive: true})
  save("node_modules/.package-lock.json", "{}")
  save("data/public/trip.json", "{}")
  save("public/kept.css", "")
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(project)
  rmSync(folder, {recursive: true})
})

/** Whether a start builds; the build writes a page, does something further, and ends with an exit code. */
const builds = async ({during = () => {}, code = 0} = {}): Promise<boolean> => {
  let isBuilt = false
  let isServed = false
  const build = async () => {
    isBuilt = true
    save("public/index.html", "a page")
    during()
    return code
  }
  const serve = async () => {
    isServed = true
    return 3
  }
  expect(await serveBuilt(build, serve)).toBe(code || 3)
  expect(isServed).toBe(code === 0)
  return isBuilt
}

it("builds once, and not again until something changes", async () => {
  expect(await builds()).toBe(true)
  expect(await builds()).toBe(false)
  save("notes.log", "written by a command")
  expect(await builds()).toBe(false)
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
])("builds again after a change of %s", async (_, change) => {
  expect(await builds()).toBe(true)
  change()
  mkdirSync(path.join(folder, "public"), {recursive: true})
  expect(await builds()).toBe(true)
})

it("builds again with other settings, or another day", async () => {
  expect(await builds()).toBe(true)
  process.env.GATSBY_SITE_URL = "https://example.com"
  expect(await builds()).toBe(true)
  delete process.env.GATSBY_SITE_URL
  expect(await builds()).toBe(true)
  jest.useFakeTimers({now: Date.now() + 86_400_000, doNotFake: ["nextTick"]})
  expect(await builds()).toBe(true)
  expect(await builds()).toBe(false)
  jest.useRealTimers()
})

it("remembers no build that failed, or that its sources changed under", async () => {
  expect(await builds({code: 1})).toBe(true)
  expect(await builds({during: () => save("data/public/trip.json", "[1]")})).toBe(true)
  expect(await builds()).toBe(true)
  expect(await builds()).toBe(false)
})

it("builds each time where links lead elsewhere: what is behind them is not looked at", async () => {
  symlinkSync(os.tmpdir(), path.join(folder, "data/linked"))
  expect(await builds()).toBe(true)
  expect(await builds()).toBe(true)
})
