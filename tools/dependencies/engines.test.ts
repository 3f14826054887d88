import {readFileSync} from "node:fs"
import {runsOn} from "./engines"

type Entry = {version?: string; engines?: {node?: string} | string[]}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>
}

it.each([
  [">=20.19.0", "20.19.0", true],
  [">= 22.12", "20.19.0", false],
  ["^18.18.0 || ^20.9.0 || >=21.1.0", "20.19.0", true],
  ["^18.18.0 || ^20.9.0 || >=21.1.0", "21.0.0", false],
  ["^0.10.3", "0.11.0", false],
  ["~20.18.1", "20.19.0", false],
  ["20.x", "20.19.0", true],
  ["12 - 20", "20.19.0", true],
  [">12 <20", "20.19.0", false],
  ["*", "20.19.0", true],
])("%s on %s: %p", (range, node, runs) => {
  expect(runsOn(range, node)).toBe(runs)
})

it("installs no package that wants a later Node than the oldest one supported", () => {
  const {"": project, ...packages} = lock.packages
  const oldest = /\d+\.\d+\.\d+/.exec((project?.engines as {node?: string})?.node ?? "")?.[0] ?? ""
  const tooNew = Object.entries(packages).flatMap(([path, {version, engines}]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node
    return range && !runsOn(range, oldest) ? [`${path} ${version} wants Node ${range}`] : []
  })
  expect(tooNew).toEqual([])
})

it.each(
  [".", "artwork", "e2e/smoke", "tools/bench", "tools/identity", "tools/mutation"].map(
    folder => `${folder}/package-lock.json`,
  ),
)("names no registry in %s, so that every machine asks its own", file => {
  expect(readFileSync(file, "utf8")).not.toContain('"resolved"')
})
