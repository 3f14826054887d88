import path from "node:path"
import {contentOf, listContent, readJson as readFile} from "../gatsby/content/content-files"

/**
 * Reads a JSON file as it stands, unchecked.
 *
 * @param file - path from the working folder, or from `root`
 * @throws Error that names the file if it is missing or no JSON
 */
export const readJson = <Content>(file: string, root = "."): Content =>
  contentOf<Content>(readFile(root, file))

/**
 * Lists the slugs of a folder of data/, in their order.
 *
 * @param folder - such as "experiences"
 * @param name - of the file in each entry's folder, such as "experience"; folders without it are
 *   passed by
 */
export const listSlugs = (folder: string, name: string, root = "."): string[] =>
  listContent(root).flatMap(file => {
    const [top, kind, slug = "", ...rest] = file.split("/")
    return top === "data" && kind === folder && rest.join("/") === `${name}.json` ? [slug] : []
  })

/** Reads every entry of a folder of data/, in the order of their slugs (see listSlugs). */
export const readEntries = <Content>(folder: string, name: string, root = "."): Content[] =>
  listSlugs(folder, name, root).map(slug =>
    readJson<Content>(path.posix.join("data", folder, slug, `${name}.json`), root),
  )
