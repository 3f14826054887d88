import path from "node:path"
import {checkContent, contentOrThrow} from "./check-content"
import {checkImages} from "./check-images"
import {checkWords} from "./check-words"
import {isContent, isWords, listContent, readJson} from "./content-files"
import {issueAt} from "./issue"
import {fileOfEntry, fileSchemas, folderSchemas, type SiteContent} from "./schema/files"

/** The data files that a site should have: each single one, and one of each trip and region. */
const dataFiles = (listed: readonly string[]): Set<string> =>
  new Set([
    ...Object.keys(fileSchemas).map(name => `data/${name}.json`),
    ...listed.flatMap(file => {
      const [, folder = "", slug = "", name] = file.split("/")
      return folder in folderSchemas && name ? fileOfEntry(folder, slug) : []
    }),
  ])

const readFiles = (root: string, files: Iterable<string>) => {
  const read = [...files].map(file => ({file, ...readJson(root, file)}))
  return {
    values: new Map(read.map(({file, value}) => [file, value])),
    issues: read.flatMap(({issues}) => issues),
  }
}

/** Reads and checks a project’s data files, without its pictures and words of the interface. */
export const checkFiles = (root: string, listed: readonly string[] = listContent(root)) => {
  const {values, issues} = readFiles(root, dataFiles(listed))
  const checked = checkContent(values)
  return {...checked, issues: [...issues, ...checked.issues]}
}

/** What a project's data files say; an error names every issue. */
export const readContent = (root: string): SiteContent => contentOrThrow(checkFiles(root))

/** Reads and checks all that the site says: the content where nothing is wrong, or every issue. */
export const checkSite = async (root: string) => {
  const listed = listContent(root)
  const data = checkFiles(root, listed)
  const {storedTrips} = data
  const imageIssues = await Promise.all(
    data.files.map(({file, value}) => checkImages(root, file, value)),
  )
  const words = readFiles(root, listed.filter(isWords))
  const issues = [
    ...data.issues,
    ...imageIssues.flat(),
    ...listed
      .filter(file => /\.json$/i.test(file) && !isContent(file))
      .map(file =>
        issueAt(file, [], path.basename(file), {
          en: "no such file, as no page reads it: remove it, or put it outside data and locales",
          es: "que no esté ahí, pues ninguna página lo lee: quítalo o ponlo fuera de data y locales",
        }),
      ),
    ...words.issues,
    ...checkWords(words.values),
  ]
  const content = issues.length === 0 ? contentOrThrow(data) : undefined
  return {content, storedTrips, issues}
}
