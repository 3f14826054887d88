import {existsSync, readdirSync, readFileSync} from "fs"
import path from "path"
import {nameOf} from "./schema/files"

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
