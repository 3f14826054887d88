import {existsSync, mkdtempSync, readFileSync, rmSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {timeUntil} from "./waited-command"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "waited-"))
})
afterEach(() => rmSync(folder, {recursive: true}))

const shell = (script: string, env = {}, isThere?: () => Promise<boolean>) =>
  timeUntil(folder, ["bash", "-c", script], env, isThere)

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it("waits until something is there, and ends all that the command started", async () => {
  const file = path.join(folder, "ready")
  await shell(
    `sleep 60 & echo $! > pid; echo "$WORD" > new; mv new ready; wait`,
    {WORD: "here"},
    async () => existsSync(file),
  )
  expect(readFileSync(file, "utf8")).toBe("here\n")
  const pid = Number(readFileSync(path.join(folder, "pid"), "utf8"))
  while (isRunning(pid)) await new Promise(resolve => setTimeout(resolve, 10))
})

it("waits for a command that ends by itself, and tells how one failed", async () => {
  expect(await shell("true")).toBeGreaterThan(0)
  await expect(shell("echo oh; exit 3")).rejects.toThrow("ended with 3:\noh")
  await expect(shell("true", {}, async () => false)).rejects.toThrow("ended with 0")
})

it("hands on none of npm's settings, and none of the site's", async () => {
  process.env.GATSBY_TRIED = "1"
  await shell('[ -z "$GATSBY_TRIED" ] && [ -z "$npm_config_tried" ]')
  delete process.env.GATSBY_TRIED
})
