import {languages} from "../../src/i18n/languages"
import {fileTypes, folderTypes} from "./file-types"

export const contentFolders = ["data", "locales"] as const

/** What systems and editors leave in folders: hidden files, thumbnails, locks, backups. */
const leftover = /^(?:\..*|__MACOSX|thumbs\.db|desktop\.ini|~.*|.*~|.*\.(?:bak|orig|swp|tmp))$/i

/** Whether a file, or a folder around it, is ignored. */
export const isLeftover = (file: string): boolean =>
  file.split("/").some(name => leftover.test(name))

const words = new RegExp(`^locales/(?:${languages.join("|")})/[a-z][a-z-]*\\.json$`)
const picture = /^data\/.*\.(?:jpe?g|png|webp)$/i

/** GraphQL type of a data file, by its path from the project with slashes; undefined for what is none. */
export const typeOfFile = (file: string): string | undefined => {
  if (isLeftover(file)) return undefined
  const single = Object.entries(fileTypes).find(([name]) => file === `data/${name}.json`)
  if (single) return single[1]
  const [, kind, , name, ...rest] = file.split("/")
  const folder = Object.entries(folderTypes).find(([folder]) => folder === kind)?.[1]
  return folder && rest.length === 0 && name === `${folder.name}.json` ? folder.type : undefined
}

/** Whether the site reads a file: data of the contract, interface words, pictures beside the data. */
export const isContent = (file: string): boolean =>
  !isLeftover(file) && (picture.test(file) || words.test(file) || typeOfFile(file) !== undefined)

/** Whether a file looks like content but is read by nothing. */
export const isStray = (file: string): boolean =>
  /\.json$/i.test(file) && !isLeftover(file) && !isContent(file)
