import {mkdtemp, readFile, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import {shortHash} from "../../gatsby/files/short-hash"
import {keepProgress} from "./progress"

let folder = ""
const file = () => path.join(folder, "kept", "progress.json")

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "progress-"))
})
afterEach(() => rm(folder, {recursive: true}))

it("goes on with the figures of an interrupted run, and measures the others", async () => {
  const first = await keepProgress(file(), "five of build a", false)
  await first.measure("home", async () => ({fcp: 640}))
  await expect(
    first.measure("about", () => Promise.reject(new Error("power cut"))),
  ).rejects.toThrow("power cut")
  const second = await keepProgress(file(), "five of build a", true)
  const again = jest.fn()
  expect(await second.measure("home", again)).toEqual({fcp: 640})
  expect(again).not.toHaveBeenCalled()
  expect(await second.measure("about", async () => ({fcp: 650}))).toEqual({fcp: 650})
})

it("begins anew when not told to go on", async () => {
  const first = await keepProgress(file(), "a", false)
  await first.measure("home", async () => 1)
  const second = await keepProgress(file(), "a", false)
  expect(await second.measure("home", async () => 2)).toBe(2)
})

it("does not mix two builds", async () => {
  const {measure} = await keepProgress(file(), "five of build a", false)
  await measure("home", async () => 1)
  await expect(keepProgress(file(), "five of build b", true)).rejects.toThrow(
    'the interrupted run was "five of build a", this is "five of build b"',
  )
  expect(shortHash("<p>a")).not.toBe(shortHash("<p>b"))
})

it("says when there is nothing to go on with, and leaves nothing behind", async () => {
  const {measure, finish} = await keepProgress(file(), "a", false)
  await measure("home", async () => 1)
  expect(await readFile(file(), "utf8")).toContain("home")
  await finish()
  await expect(keepProgress(file(), "a", true)).rejects.toThrow("no interrupted run in")
})
