import type {ContentIssue} from "../gatsby/content/issue"
import {folderSchemas} from "../gatsby/content/schema/files"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {type Language, locales} from "../src/i18n/languages"
import {labelOf} from "./words"

const separator = " › "

/** Where the editor has a file: "Experiencias › cali", as its lists say. */
const formatFile = (file: string, language: StaffLanguage): string => {
  const [, folder = "", name] = file.replace(/\.json$/, "").split("/")
  if (folder in folderSchemas) return [labelOf(folder, language), name].join(separator)
  const group = name ? "pages" : "site"
  return [labelOf(group, language), labelOf(name ?? folder, language)].join(separator)
}

/** "Incluye › Elementos › Español › 4" for `includes.items.es[3]`. */
export const labelPath = (path: ContentIssue["path"], language: StaffLanguage): string =>
  path
    .map(part => {
      if (typeof part === "number") return String(part + 1)
      return locales[part as Language]?.name ?? labelOf(part, language)
    })
    .join(separator)

/** Says what is wrong where, in the form's names; `here` is the file that is open. */
export const issueInFormWords = (
  {file, path, message}: ContentIssue,
  language: StaffLanguage,
  here = file,
): string =>
  [
    ...(file === here ? [] : [formatFile(file, language)]),
    ...(path.length > 0 ? [labelPath(path, language)] : []),
    message,
  ].join(": ")
