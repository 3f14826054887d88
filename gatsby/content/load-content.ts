import {readdirSync} from "fs"
import path from "path"
import type {StaffLanguage} from "../words/staff-languages"
import {checkContent} from "./check-content"
import {checkImages} from "./check-images"
import {checkWords} from "./check-words"
import {isContent, isWords, listContent, readJson} from "./content-files"
import {type ContentIssue, issueAt, setIssueLanguage} from "./issue"
import type {Experience} from "./schema/experience"
import {fileSchemas, folderSchemas, type SiteContent} from "./schema/files"

/** The data files that a site has, or lacks: each single one, and one in each folder of a kind. */
const dataFiles = (root: string): string[] => [
  ...Object.keys(fileSchemas).map(name => `data/${name}.json`),
  ...Object.entries(folderSchemas).flatMap(([kind, {name}]) =>
    readdirSync(path.join(root, "data", kind), {withFileTypes: true})
      .filter(entry => entry.isDirectory())
      .map(entry => `data/${kind}/${entry.name}/${name}.json`)
      .sort(),
  ),
]

/** Reads and checks a project’s data files, without its pictures and words of the interface. */
export const readContent = (root: string, language: StaffLanguage = "en") => {
  setIssueLanguage(language)
  const read = new Map(dataFiles(root).map(file => [file, readJson(root, file)]))
  return checkContent(read, language)
}

/** A project's trips as their files have them, without the answers for all trips. */
export const storedTrips = (root: string): Experience[] =>
  readContent(root).files.flatMap(({schema, content}) =>
    schema === folderSchemas.experiences.schema && content ? (content as Experience) : [],
  )

/** Reads and checks everything the site says: the content where nothing is wrong, or else every issue. */
export const loadContent = async (
  root: string,
  language?: StaffLanguage,
): Promise<{content?: SiteContent; issues: ContentIssue[]}> => {
  const {content, issues: own, files} = readContent(root, language)
  const pictures = await Promise.all(files.map(({file, value}) => checkImages(root, file, value)))
  const listed = listContent(root)
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
    ...checkWords(new Map(listed.filter(isWords).map(file => [file, readJson(root, file)]))),
  ]
  return issues.length === 0 ? {content, issues} : {issues}
}
