import {contentOf, listContent, readJson as readFile} from "../gatsby/content/content-files"

/**
 * Reads a JSON file of the project as it stands, unchecked.
 *
 * @throws Error that names the file if it is missing or no JSON
 */
export const readJson = <Content>(file: string): Content => contentOf<Content>(readFile(".", file))

/** Reads the file of that name of every entry of a folder of data/, in the order of their slugs. */
export const readEntries = <Content>(folder: string, name: string): Content[] =>
  listContent(".")
    .filter(file => file.startsWith(`data/${folder}/`) && file.endsWith(`/${name}.json`))
    .map(file => readJson<Content>(file))
