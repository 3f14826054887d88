import {mkdtempSync, rmSync, writeFileSync} from "fs"
import os from "os"
import path from "path"
import {readBuildStats} from "./build-stats"

const folder = mkdtempSync(path.join(os.tmpdir(), "stats-"))
afterAll(() => rmSync(folder, {recursive: true}))

const stats = (groups: Record<string, string[]>) => {
  const namedChunkGroups = Object.fromEntries(
    Object.entries(groups).map(([name, files]) => [name, {assets: files.map(of => ({name: of}))}]),
  )
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({namedChunkGroups}))
  return readBuildStats(folder)
}

it("gives the addresses of a chunk's scripts in the order in which they start", () => {
  const scriptsOf = stats({app: ["runtime-1.js", "styles.css", "app-1.js", "app-1.js.map"]})
  expect(scriptsOf("app")).toEqual(["/runtime-1.js", "/app-1.js"])
})

it("names a chunk that the build tells nothing of, or no script", () => {
  const scriptsOf = stats({empty: ["styles.css"]})
  for (const chunk of ["app", "empty"])
    expect(() => scriptsOf(chunk)).toThrow(`webpack.stats.json has no scripts of ${chunk}`)
})
