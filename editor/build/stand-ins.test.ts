import {build} from "esbuild"
import {existsSync} from "fs"
import {mkdir, mkdtemp, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {queried, replaced} from "./preview"
import {withStandIns} from "./stand-ins"

/** Bundles a project of two modules of the same name, one with a stand-in. */
const bundle = async (replaced: Record<string, string>) => {
  const root = await mkdtemp(path.join(os.tmpdir(), "stand-ins-"))
  const files = {
    "entry.ts": 'export {name as one} from "./one/page"; export {name as two} from "./two/page"',
    "one/page.ts": 'export const name = "first"',
    "two/page.ts": 'export const name = "second"',
    "instead/page.ts": 'export const name = "instead"',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true})
    await writeFile(path.join(root, file), text)
  }
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: ["entry.ts"],
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [withStandIns(root, "instead", replaced)],
  })
  return outputFiles[0]?.text ?? ""
}

it("replaces the module of that path, and none of the same name elsewhere", async () => {
  const code = await bundle({"one/page.ts": "page.ts"})
  expect(code).toContain('"instead"')
  expect(code).toContain('"second"')
  expect(code).not.toContain('"first"')
})

it("fails where a module that it replaces has moved", async () => {
  await expect(bundle({"three/page.ts": "page.ts"})).rejects.toThrow("three/page.ts is not met")
})

it("names modules that there are", () => {
  const named = [...Object.keys(replaced), ...queried]
  expect(named.filter(file => !existsSync(file))).toEqual([])
})
