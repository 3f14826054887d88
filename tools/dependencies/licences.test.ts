import {readFileSync} from "node:fs"
import {isAllowed, type Lock, licenceFaults, productionPackages, readByHand} from "./licences"

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock
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
