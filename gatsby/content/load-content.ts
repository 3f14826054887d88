import path from "path"
import type {StaffLanguage} from "../words/staff-languages"
import {checkContent, wholeContent} from "./check-content"
import {checkImages} from "./check-images"
import {checkWords} from "./check-words"
import {isContent, isWords, listContent, readJson} from "./content-files"
import {type ContentIssue, issueAt, setIssueLanguage} from "./issue"
import type {Experience} from "./schema/experience"
import {fileSchemas, folderSchemas, type SiteContent} from "./schema/files"

/** The data files that a site has, or lacks: each single one, and that of each trip and region with any file. */
const dataFiles = (listed: readonly string[]): Set<string> =>
  new Set([
    ...Object.keys(fileSchemas).map(name => `data/${name}.json`),
    ...Object.entries(folderSchemas).flatMap(([kind, {name}]) =>
      listed
        .map(file => file.split("/"))
        .filter(([, folder, , own]) => folder === kind && own)
        .map(([, , slug]) => `data/${kind}/${slug}/${name}.json`),
    ),
  ])

const readFiles = (root: string, files: Iterable<string>) =>
  new Map([...files].map(file => [file, readJson(root, file)]))

/** Reads and checks a project’s data files, without its pictures and words of the interface. */
export const checkData = (
  root: string,
  language: StaffLanguage = "en",
  listed: readonly string[] = listContent(root),
) => {
  setIssueLanguage(language)
  return checkContent(readFiles(root, dataFiles(listed)), language)
}

/**
 * What a project's data files say.
 *
 * @throws Error that names every issue
 */
export const readContent = (root: string): SiteContent => wholeContent(checkData(root))

/** Reads and checks everything the site says: the content where nothing is wrong, or else every issue. */
export const loadContent = async (
  root: string,
  language?: StaffLanguage,
): Promise<{content?: SiteContent; storedTrips: readonly Experience[]; issues: ContentIssue[]}> => {
  const listed = listContent(root)
  const {content, storedTrips, issues: own, files} = checkData(root, language, listed)
  const pictures = await Promise.all(files.map(({file, value}) => checkImages(root, file, value)))
  const issues = [
    ...own,
    ...pictures.flat(),
    ...listed
      .filter(file => /\.json$/i.test(file) && !isContent(file))
      .map(file =>
        issueAt(file, [], path.basename(file), {
          en: "no such file, as no page reads it: remove it, or put it outside data and locales",
          es: "que no esté ahí, pues ninguna página lo lee: quítalo o ponlo fuera de data y locales",
        }),
      ),
    ...checkWords(readFiles(root, listed.filter(isWords))),
  ]
  return issues.length === 0
    ? {content: wholeContent({content, issues}), storedTrips, issues}
    : {storedTrips, issues}
}
