import path from "path"

/** What the `$schema` of a data file says, by the file's path from the project. */
export const schemaAddress = (file: string): string => {
  const up = "../".repeat(file.split("/").length - 1)
  return `${up}gatsby/content/json-schema/${path.posix.basename(file, ".json")}.schema.json`
}
