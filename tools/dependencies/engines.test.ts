import {readFileSync} from "node:fs"

type Entry = {version?: string; engines?: {node?: string} | string[]}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>
}

const {satisfies} =
  jest.requireActual<Record<"satisfies", (version: string, range: string) => boolean>>("semver")

it("installs no package that wants a later Node than the oldest one supported", () => {
  const {"": project, ...packages} = lock.packages
  const oldest = /\d+\.\d+\.\d+/.exec((project?.engines as {node?: string})?.node ?? "")?.[0] ?? ""
  const tooNew = Object.entries(packages).flatMap(([path, {version, engines}]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node
    return range && !satisfies(oldest, range) ? [`${path} ${version} wants Node ${range}`] : []
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
