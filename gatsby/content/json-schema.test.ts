import {existsSync, readdirSync, readFileSync} from "fs"
import {appendFile, mkdtemp, readFile, rm} from "fs/promises"
import os from "os"
import path from "path"
import {staleJsonSchemas, writeJsonSchemas} from "./json-schema"
import {allSchemas, nameOf} from "./schema/files"

const files = readdirSync("data", {recursive: true, encoding: "utf8"})
  .filter(file => file.endsWith(".json"))
  .map(file => path.join("data", file))

it.each(files)("%s names the schema that it is checked with", file => {
  const {$schema} = JSON.parse(readFileSync(file, "utf8"))
  const schema = path.resolve(path.dirname(file), $schema)
  expect(path.relative("gatsby/content/json-schema", schema)).toBe(
    `${nameOf(file.replace(/\.json$/, ""))}.schema.json`,
  )
  expect(existsSync(schema)).toBe(true)
})

it("writes a schema for every kind of file, and names those that say something else", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "schemas-"))
  const missing = await staleJsonSchemas(root)
  expect(missing.map(file => path.basename(file, ".schema.json"))).toEqual(Object.keys(allSchemas))
  expect(await writeJsonSchemas(root)).toEqual(missing)
  expect(await writeJsonSchemas(root)).toEqual(missing)
  expect(await staleJsonSchemas(root)).toEqual([])
  const [first = "", second = ""] = missing
  await appendFile(path.join(root, second), " ")
  expect(await staleJsonSchemas(root)).toEqual([second])
  const text = await readFile(path.join(root, first), "utf8")
  expect(JSON.parse(text)).toMatchObject({$schema: "http://json-schema.org/draft-07/schema#"})
  expect(text).toMatch(/^\{\n {2}"\$schema".*\}\n$/s)
  await rm(root, {recursive: true})
})
