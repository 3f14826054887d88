import {readdirSync} from "fs"
import path from "path"
import {checkContent} from "./check-content"
import {checkImages, checkOwnImages} from "./check-images"
import {checkTranslations} from "./check-translations"
import {isLeftover, isStray} from "./content-files"
import {type ContentIssue, issueAt} from "./issue"
import {listContent} from "./list-content"
import {readJson} from "./read-json"
import {fileSchemas, folderSchemas} from "./schema/files"
import type {SiteContent} from "./site-content"

/** The data files that a site has, or lacks: each single one, and one in each folder of a kind. */
const dataFiles = (root: string): string[] => [
  ...Object.keys(fileSchemas).map(name => `data/${name}.json`),
  ...Object.entries(folderSchemas).flatMap(([kind, {name}]) =>
    readdirSync(path.join(root, "data", kind), {withFileTypes: true})
      .filter(entry => entry.isDirectory() && !isLeftover(entry.name))
      .map(entry => `data/${kind}/${entry.name}/${name}.json`)
      .sort(),
  ),
]

/** Reads and checks a project’s data files, without its pictures and words of the interface. */
export const readContent = (root: string) =>
  checkContent(new Map(dataFiles(root).map(file => [file, readJson(root, file)])))

/**
 * Reads and checks everything the site says.
 *
 * @param root - folder of the content: the project's
 * @param project - whose code uses the words of the interface
 * @returns the content where nothing is wrong with it; otherwise every issue at once
 */
export const loadContent = async (
  root: string,
  project = root,
): Promise<{content?: SiteContent; issues: ContentIssue[]}> => {
  const {content, issues: own, files, trips} = readContent(root)
  const pictures = await Promise.all(files.map(({file, value}) => checkImages(root, file, value)))
  const stray = listContent(root).filter(isStray)
  const issues = [
    ...own,
    ...pictures.flat(),
    ...(await checkOwnImages(root, trips)),
    ...stray.map(file =>
      issueAt(file, [], path.basename(file), {
        en: "no such file, as no page reads it: remove it, or put it outside data and locales",
        es: "que no esté ahí, pues ninguna página lo lee: quítalo o ponlo fuera de data y locales",
      }),
    ),
    ...checkTranslations(root, project),
  ]
  return issues.length === 0 ? {content, issues} : {issues}
}
