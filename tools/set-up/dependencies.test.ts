import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"

const dependencies = jest.requireActual<{
  isInstalled: (folder: string, options: object) => boolean
}>("./dependencies.mjs")

type Packages = Record<string, {version: string; optional?: boolean; dev?: boolean}>

const wanted = {
  "": {version: "1.0.0"},
  "node_modules/needed": {version: "2.0.0"},
  "node_modules/for-another-system": {version: "3.0.0", optional: true},
  "node_modules/tool": {version: "4.0.0", dev: true},
}

/** Whether a folder with these packages counts as installed. */
const isInstalled = (installed?: Packages, options = {}): boolean => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "installed-"))
  try {
    const save = (file: string, packages: Packages) =>
      writeFileSync(path.join(folder, file), JSON.stringify({packages}))
    save("package-lock.json", wanted)
    if (installed) {
      mkdirSync(path.join(folder, "node_modules"))
      save("node_modules/.package-lock.json", installed)
    }
    return dependencies.isInstalled(folder, options)
  } finally {
    rmSync(folder, {recursive: true})
  }
}

it("installs where packages are missing or of another version, and nowhere else", () => {
  const needed = {version: "2.0.0"}
  const both = {"node_modules/needed": needed, "node_modules/tool": {version: "4.0.0"}}
  expect(isInstalled()).toBe(false)
  expect(isInstalled({})).toBe(false)
  expect(isInstalled({...both, "node_modules/needed": {version: "1.9.0"}})).toBe(false)
  expect(isInstalled(both)).toBe(true)
  expect(isInstalled({...both, "node_modules/further": needed})).toBe(true)
})

it("wants no tools where the site is built alone", () => {
  const installed = {"node_modules/needed": {version: "2.0.0"}}
  expect(isInstalled(installed)).toBe(false)
  expect(isInstalled(installed, {development: false})).toBe(true)
  expect(isInstalled({}, {development: false})).toBe(false)
})
