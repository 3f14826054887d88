import {readFile} from "fs/promises"
import path from "path"
import {z} from "zod"
import {writeWhole} from "../files/write-whole"
import {allSchemas} from "./schema/files"

const folder = "gatsby/content/json-schema"

const schemaFiles = () =>
  Object.entries(allSchemas).map(([name, schema]) => ({
    file: `${folder}/${name}.schema.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, {target: "draft-07"}), null, 2)}\n`,
  }))

/** Writes the JSON Schemas for completion in text editors. */
export const writeJsonSchemas = async (root: string): Promise<string[]> => {
  const files = schemaFiles()
  await Promise.all(files.map(({file, text}) => writeWhole(path.join(root, file), text)))
  return files.map(({file}) => file)
}

/** Lists the JSON Schemas that are out of date. */
export const staleJsonSchemas = async (root: string): Promise<string[]> => {
  const stale = await Promise.all(
    schemaFiles().map(async ({file, text}) => {
      const written = await readFile(path.join(root, file), "utf8").catch(() => undefined)
      return written === text ? [] : [file]
    }),
  )
  return stale.flat()
}
