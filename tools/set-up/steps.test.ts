import {spawn} from "node:child_process"
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
