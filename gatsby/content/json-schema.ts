import {z} from "zod"
import {allSchemas} from "./schema/files"

/** Text of each JSON Schema, for completion in text editors, by its path in the project. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(allSchemas).map(([name, schema]) => [
      `gatsby/content/json-schema/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, {target: "draft-07"}), null, 2)}\n`,
    ]),
  )
