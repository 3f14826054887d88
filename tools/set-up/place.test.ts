import {spawnSync} from "node:child_process"
import {cpSync, mkdtempSync, realpathSync, rmSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import {pathToFileURL} from "node:url"

const placeFile = pathToFileURL(path.resolve("tools/set-up/place.mjs")).href

/** What is said of each of these folders; null if nothing is the matter. */
const faultsOf = (folders: string[]): (string | null)[] => {
  const code = `import {faultOfPlace} from "${placeFile}"
    console.log(JSON.stringify(${JSON.stringify(folders)}.map(folder => faultOfPlace(folder) ?? null)))`
  const {stdout} = spawnSync(process.execPath, ["--input-type=module", "-e", code])
  return JSON.parse(stdout.toString())
}

it("names the sign of a path under which nothing can be built", () => {
  const signs = [..."()'#%[]{}!*?$^|\"`<>€"]
  for (const [index, fault] of faultsOf(signs.map(sign => `/home/a/site ${sign} 1`)).entries()) {
    const [first] = fault?.split("\n") ?? []
    expect(first).toContain(` with ${signs[index]} in its path`)
    expect(first).toContain(`/home/a/site ${signs[index]} 1`)
  }
})

it("has nothing to say of others", () => {
  const names = ["a b", "a-b_c.d", "a+b@c,d=e~f&g;h", "Café 2026 ñandú", "Cafe\u0301"]
  expect(faultsOf(names.map(name => `/home/${name}/site`))).toEqual(names.map(() => null))
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
