import {checkContent} from "./check-content"
import {checkOwnPictures, checkPictures} from "./check-pictures"
import {checkTranslations} from "./check-translations"
import {isStray} from "./content-files"
import {type Fault, faultAt, oneEach} from "./fault"
import {listContent} from "./list-content"
import {unusedPictures} from "./picture-warnings"
import {readJson} from "./read-json"
import {fileSchemas, folderSchemas} from "./schema/files"
import type {SiteContent} from "./site-content"

/** The data files that a site has, or lacks: each single one, and one in each folder of a kind. */
const dataFiles = (root: string): string[] => {
  const listed = listContent(root)
  const inFolders = Object.entries(folderSchemas).flatMap(([kind, {name}]) => {
    const place = new RegExp(`^data/${kind}/[^/]+(?=/)`)
    const folders = new Set(listed.flatMap(file => place.exec(file)?.[0] ?? []))
    return [...folders].sort().map(folder => `${folder}/${name}.json`)
  })
  return [...Object.keys(fileSchemas).map(name => `data/${name}.json`), ...inFolders]
}

/** Reads and checks a project’s data files, without its pictures and words of the interface. */
export const readContent = (root: string) =>
  checkContent(new Map(dataFiles(root).map(file => [file, readJson(root, file)])))

/**
 * Reads and checks everything the site says.
 *
 * @param root - folder of the content: the project's
 * @param project - whose code uses the words of the interface
 * @returns the content where nothing is wrong with it, and pictures that no file names; otherwise
 *   every fault at once
 */
export const loadContent = async (
  root: string,
  project = root,
): Promise<{content?: SiteContent; faults: Fault[]; unused?: string[]}> => {
  const {content, faults: told, files, trips} = readContent(root)
  const [pictures, own, words] = await Promise.all([
    Promise.all(files.map(({file, value}) => checkPictures(root, file, value))),
    checkOwnPictures(root, trips),
    checkTranslations(root, project),
  ])
  const stray = listContent(root).filter(isStray)
  const faults = [
    ...told,
    ...pictures.flat(),
    ...own,
    ...stray.map(file => faultAt("stray", file, "(file)")),
    ...words,
  ]
  return faults.length === 0
    ? {content, faults, unused: unusedPictures(root, files)}
    : {faults: oneEach(faults)}
}
