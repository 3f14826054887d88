import {spawn, spawnSync} from "node:child_process"
import {once} from "node:events"
import path from "node:path"
import {pathToFileURL} from "node:url"

const steps = pathToFileURL(path.resolve("tools/set-up/steps.mjs")).href

const twoSteps = `
import {run, runChecks} from "${steps}"
const step = (name, code) => ({name, run: () => run(process.execPath, ["-e", code])})
await runChecks([
  step("first", "console.log('at work'); setInterval(() => {}, 1000)"),
  step("second", ""),
])`

test("who ends a command ends the step that runs, and no other follows", async () => {
  const command = spawn(process.execPath, ["--input-type=module", "-e", twoSteps])
  let said = ""
  for await (const part of command.stdout) {
    said += part
    if (/at work/.test(said)) command.kill("SIGTERM")
  }
  if (command.exitCode === null) await once(command, "exit")
  expect(command.exitCode).toBe(1)
  expect(said).toContain("first")
  expect(said).not.toContain("second")
})

test("steps beside each other say what is still running, one that fails tells why, and the last line sums up", () => {
  const beside = `
import {run, runChecks} from "${steps}"
const step = (name, code) => ({name, run: options => run(process.execPath, ["-e", code], options)})
process.exitCode = await runChecks([
  [step("slow", "setTimeout(() => console.log('of no interest'), 500)"), step("broken", "console.log('the fault'); process.exit(1)")],
  step("after", ""),
])`
  const {status, stdout} = spawnSync(process.execPath, ["--input-type=module", "-e", beside], {
    encoding: "utf8",
  })
  expect(stdout).toContain("1 of 2: slow, broken")
  expect(stdout).toMatch(/✗ .*broken \(still running: slow\)/)
  expect(stdout).toContain("the fault")
  expect(stdout).not.toContain("of no interest")
  expect(stdout.trim().split("\n").at(-1)).toBe("2 passed, 1 failed")
  expect(status).toBe(1)
})
