import {spawnSync} from "node:child_process"
import {cpSync, mkdtempSync, realpathSync, rmSync} from "node:fs"
import os from "node:os"
import path from "node:path"

const {faultOfPlace} =
  jest.requireActual<Record<"faultOfPlace", (folder: string) => string | undefined>>("./place.mjs")

it("names the sign of a path under which nothing can be built", () => {
  for (const sign of "()'#%[]{}!*?$^|\"`<>€") {
    const [first] = faultOfPlace(`/home/a/site ${sign} 1`)?.split("\n") ?? []
    expect(first).toContain(` with ${sign} in its path`)
    expect(first).toContain(`/home/a/site ${sign} 1`)
  }
})

it("has nothing to say of others", () => {
  const names = ["a b", "a-b_c.d", "a+b@c,d=e~f&g;h", "Café 2026 ñandú", "Cafe\u0301"]
  for (const name of names) expect(faultOfPlace(`/home/${name}/site`)).toBeUndefined()
})

it("comes before anything else that a command does", () => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "place-")))
  const project = path.join(folder, "site (1)")
  cpSync("tools/set-up", path.join(project, "tools/set-up"), {recursive: true})
  const run = path.join(project, "tools/set-up/run.mjs")
  const {stderr, stdout, status} = spawnSync(process.execPath, [run, "build"], {encoding: "utf8"})
  rmSync(folder, {recursive: true})
  expect(stderr).toMatch(/^Nothing can be built in a folder with \( in its path/)
  expect([stdout, status]).toEqual(["", 1])
})
