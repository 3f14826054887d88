import {spawnSync} from "node:child_process"
import path from "node:path"
import {pathToFileURL} from "node:url"

const programs = pathToFileURL(path.resolve("tools/set-up/programs.mjs")).href

it("names what is missing, for what, and installs nothing where SETUP=never forbids it", () => {
  const code = `import {ensurePrograms} from "${programs}"\nawait ensurePrograms("java")`
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", code],
    // A machine without a Java.
    {encoding: "utf8", env: {PATH: "/nowhere", SETUP: "never"}},
  )
  expect(stdout).toContain("default-jre-headless: for the W3C's HTML checker")
  expect(stdout).toContain("SETUP=never: nothing is installed.")
  expect(stdout).not.toContain("apt-get")
  expect(stderr).toMatch(/install Java \d+ or later/)
  expect(status).toBe(1)
})
