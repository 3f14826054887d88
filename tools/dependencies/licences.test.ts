import {readFileSync} from "node:fs"
import {isAllowed, type Lock, licenceFaults, productionPackages, readByHand} from "./licences"
import {shippedPackages} from "./shipped"
import {sortAdvisories} from "./sort-advisories"

type Entry = Lock["packages"][string] & {
  engines?: {node?: string} | string[]
  hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>
}
const packages = productionPackages(lock)

it("every production dependency has a licence that is allowed", () => {
  expect(packages.length).toBeGreaterThan(1000)
  expect(licenceFaults(packages)).toEqual([])
})

it("nothing is read by hand that names its licence, or is gone", () => {
  for (const name of Object.keys(readByHand)) {
    const entries = Object.entries(lock.packages).filter(([path]) => path.endsWith(`/${name}`))
    expect([name, entries.some(([, entry]) => entry.license === undefined)]).toEqual([name, true])
  }
})

it.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["GPL-3.0 OR MIT", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-3.0-only", false],
  ["UNLICENSED", false],
  ["none", false],
])("%s: allowed %p", (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})

it("names a package whose licence is not allowed, and leaves those of the tests out", () => {
  const found = productionPackages({
    packages: {
      "": {},
      "node_modules/a": {version: "1.0.0", license: "AGPL-3.0-only"},
      "node_modules/b/node_modules/@c/d": {version: "2.0.0"},
      "node_modules/e": {version: "1.0.0", license: "GPL-2.0-only", dev: true},
    },
  })
  expect(licenceFaults(found)).toEqual([
    expect.stringContaining('@c/d@2.0.0: found the licence "none"'),
    expect.stringContaining('a@1.0.0: found the licence "AGPL-3.0-only"'),
  ])
})

it("asks for a build where there is none", () => {
  expect(() => shippedPackages("no-such-folder")).toThrow("run npm run build first")
})

it("lists names alone, so that another version changes the lockfile alone", () => {
  const lines = readFileSync("docs/licences.md", "utf8").match(/^- .*/gm) ?? []
  expect(lines.filter(line => !/^- (@[^ /]+\/)?[^ /]+$/.test(line))).toEqual([])
})

const advisory = (title: string) => ({title, url: "https://github.com/advisories/GHSA-x"})

it("tells what ships from what builds, and names each cause once", () => {
  const sorted = sortAdvisories(
    {
      swiper: {severity: "critical", via: [advisory("Prototype pollution")]},
      express: {severity: "low", via: ["cookie", advisory("Open redirect")]},
      gatsby: {severity: "low", via: ["express"]},
    },
    ["swiper", "react"],
  )
  expect(sorted).toEqual({
    shipped: ["critical: swiper, Prototype pollution (https://github.com/advisories/GHSA-x)"],
    buildTime: ["low: express, Open redirect (https://github.com/advisories/GHSA-x)"],
  })
})

describe("the lockfile", () => {
  const {satisfies} =
    jest.requireActual<Record<"satisfies", (version: string, range: string) => boolean>>("semver")

  it("installs no package that wants a later Node than the oldest one supported", () => {
    const {"": project, ...packages} = lock.packages
    const oldest =
      /\d+\.\d+\.\d+/.exec((project?.engines as {node?: string})?.node ?? "")?.[0] ?? ""
    const tooNew = Object.entries(packages).flatMap(([path, {version, engines}]) => {
      const range = Array.isArray(engines) ? undefined : engines?.node
      return range && !satisfies(oldest, range) ? [`${path} ${version} wants Node ${range}`] : []
    })
    expect(tooNew).toEqual([])
  })

  it.each(
    [".", "e2e/smoke", "tools/bench", "tools/identity", "tools/mutation"].map(
      folder => `${folder}/package-lock.json`,
    ),
  )("names no registry in %s, so that every machine asks its own", file => {
    expect(readFileSync(file, "utf8")).not.toContain('"resolved"')
  })
})

describe("install scripts", () => {
  /**
   * Packages that bring an install script, and why the site builds without it: the binaries of each
   * come as packages of their own, or the package is not used to build or to serve.
   */
  const unneeded: Record<string, string> = {
    "@parcel/watcher": "its binary is a package of its own",
    "@swc/core": "its binary is a package of its own",
    "core-js": "prints a notice",
    "core-js-pure": "prints a notice",
    "es5-ext": "prints a notice",
    esbuild: "its binary is a package of its own",
    gatsby: "asks for telemetry, which is off",
    "gatsby-cli": "asks for telemetry, which is off",
    lmdb: "its binary is a package of its own",
    "msgpackr-extract": "its binary is a package of its own",
    sharp: "its binary is a package of its own",
    "unrs-resolver": "its binary is a package of its own",
    "vnu-jar": "looks for Java, which only its check needs",
  }

  it("installs with no script run, and every package that brings one is known", () => {
    const set = readFileSync("tools/set-up/dependencies.mjs", "utf8")
    expect(set).toContain('"--ignore-scripts"')
    const names = Object.entries(lock.packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([path]) => path.split("node_modules/").at(-1) ?? "")
    expect([...new Set(names)].sort()).toEqual(Object.keys(unneeded).sort())
  })
})
