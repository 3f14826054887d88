import {readdir} from "fs/promises"
import path from "path"
import {checkContent, type ReadFiles} from "./check-content"
import {checkDrawnSigns} from "./check-drawn-signs"
import {checkOwnPictures} from "./check-own-pictures"
import {checkPictures} from "./check-pictures"
import {checkTranslations} from "./check-translations"
import {isLeftover, isStray} from "./content-files"
import {type Fault, faultAt, oneEach} from "./fault"
import {listContent} from "./list-content"
import {readJson} from "./read-json"
import {fileSchemas, folderSchemas} from "./schema/files"
import type {SiteContent} from "./site-content"
import {unusedPictures} from "./unused-pictures"

const list = async (folder: string) =>
  (await readdir(folder, {withFileTypes: true}).catch(() => [])).sort((a, b) =>
    a.name.localeCompare(b.name),
  )

const filesInFolders = async (root: string): Promise<string[]> => {
  const files = Object.entries(folderSchemas).map(async ([kind, {name}]) => {
    const entries = await list(path.join(root, "data", kind))
    return entries
      .filter(({name: entry}) => !isLeftover(entry))
      .filter(entry => entry.isDirectory() || entry.isSymbolicLink())
      .map(entry => `data/${kind}/${entry.name}/${name}.json`)
  })
  return (await Promise.all(files)).flat()
}

/** Paths of single files. */
const singleFiles = () => Object.keys(fileSchemas).map(name => `data/${name}.json`)

const readFiles = async (root: string): Promise<ReadFiles> => {
  const files = [...singleFiles(), ...(await filesInFolders(root))]
  const read = files.map(async file => [file, await readJson(root, file)] as const)
  return new Map(await Promise.all(read))
}

/**
 * Reads the data files of a project, without pictures and words of the interface.
 *
 * @returns their content as far as it is sound, and every fault
 */
export const readContent = async (root: string) => checkContent(await readFiles(root))

const strayFiles = (root: string): Fault[] =>
  listContent(root)
    .filter(isStray)
    .map(file => faultAt("stray", file, "(file)"))

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
  const {content, faults: told, files, trips} = await readContent(root)
  const [pictures, own, signs, words] = await Promise.all([
    Promise.all(files.map(({file, value}) => checkPictures(root, file, value))),
    checkOwnPictures(root, trips),
    checkDrawnSigns(root, project, files),
    checkTranslations(root, project),
  ])
  const faults = [...told, ...pictures.flat(), ...own, ...signs, ...strayFiles(root), ...words]
  return faults.length === 0
    ? {content, faults, unused: unusedPictures(root, files)}
    : {faults: oneEach(faults)}
}
