import {languages} from "../../src/i18n/languages"
import {fileTypes, folderTypes} from "./file-types"

export const contentFolders = ["data", "locales"] as const

/** Folder in `locales/` for words needed in every language at once. */
export const sharedFolder = "shared"

/**
 * Names of leftovers of systems and editors: hidden files and macOS's `._` files, folders of
 * unpacked archives, thumbnails, locks, backups. Nobody wrote them as content.
 */
const leftover =
  /^(?:\..*|__MACOSX|@eaDir|\$RECYCLE\.BIN|(?:eh)?thumbs\.db|desktop\.ini|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|swp|tmp))$/i

/** Whether a file, or a folder around it, is ignored. */
export const isLeftover = (file: string): boolean =>
  file.split("/").some(name => leftover.test(name))

const words = new RegExp(
  `^locales/(?:${[...languages, sharedFolder].join("|")})/[a-z][a-z-]*\\.json$`,
)
const picture = /^data\/.*\.(?:jpe?g|png|webp)$/i

const single = new Map(
  Object.entries(fileTypes).map(([path, type]): [string, string] => [`data/${path}.json`, type]),
)
const entries = Object.entries(folderTypes).map(([kind, {name, type}]) => ({
  place: new RegExp(`^data/${kind}/[^/]+/${name}\\.json$`),
  type,
}))

/**
 * GraphQL type of a data file, by its path from the project with slashes; undefined for what is
 * none.
 */
export const typeOfFile = (file: string): string | undefined =>
  isLeftover(file)
    ? undefined
    : (single.get(file) ?? entries.find(({place}) => place.test(file))?.type)

/**
 * Defines what counts as content: data files of the contract, interface words, and pictures beside
 * the data. Check, build, editor and tools all use it.
 */
export const isContent = (file: string): boolean =>
  !isLeftover(file) && (picture.test(file) || words.test(file) || typeOfFile(file) !== undefined)

/** Whether a file looks like content but is read by nothing. */
export const isStray = (file: string): boolean =>
  /\.json$/i.test(file) && !isLeftover(file) && !isContent(file)
