import {existsSync, readdirSync, readFileSync} from "node:fs"
import path from "node:path"

/**
 * Reads a JSON file as it stands, unchecked.
 *
 * @param file - path from the working folder
 * @throws Error where it is missing or no JSON
 */
export const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, "utf8")) as Content

/**
 * Reads every entry of a folder of data/, in the order of their slugs.
 *
 * @param folder - such as "experiences"
 * @param name - of the file in each entry's folder, such as "experience"; folders without it are
 *   passed by
 * @param root - the project's folder
 */
export const readEntries = <Content>(folder: string, name: string, root = "."): Content[] =>
  readdirSync(path.join(root, "data", folder))
    .sort()
    .map(slug => path.join(root, "data", folder, slug, `${name}.json`))
    .filter(file => existsSync(file))
    .map(file => readJson<Content>(file))
