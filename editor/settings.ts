import type {CmsConfig, GitHubBackend} from "@sveltia/cms"
import type {StaffLanguage} from "../gatsby/words/staff-languages"

/** Configuration of the framework, which speaks GitHub's interface in both modes. */
export type EditorConfig = CmsConfig & {backend: GitHubBackend}

/** What the editor in the browser is given by whoever serves it, one for each language. */
export type EditorSettings = {
  config: EditorConfig
  /** Words of the interface, by the path of their file: the preview shows them. */
  words: Record<string, unknown>
  /** Signs in without asking, where the editor works on the folder of this computer. */
  token?: string
}

/** What a build with the editor says of itself: the commit that it was made from. */
export type Release = {
  commit: string
  /** When the commit was made, as an ISO date. */
  date: string
}

/** Where a build says it, below the address of the editor. */
export const releaseFile = "release.json"

/** Where the settings of a language are, below the address of the editor. */
export const settingsFile = (language: StaffLanguage): string => `settings-${language}.json`

/** Where GitHub is asked, and where it is signed in to with a token. */
export const githubOrigin = "https://api.github.com"

export const editorPath = "/editor/"

/** Where the editor's framework keeps who is signed in, in the local storage. */
export const userKey = "sveltia-cms.user"

/** Name of the field, and of its kind, that holds a draft against the contract; no file has it. */
export const checksField = "checks"

/** Kind of the field that holds a trip's photographs, several of which are chosen at once. */
export const photosField = "photos"

/** Kind of the field for the spot of a picture that crops keep, which is pointed at. */
export const focusField = "focus"

/** Picture types that are accepted, for the file dialog. */
export const pictureTypes = ".jpg,.jpeg,.png,.webp"

/** Name of the field that holds the address of an entry's small picture in lists; no file has it. */
export const thumbnailField = "thumbnail"

/** Where small pictures are, below the address of the editor, each under its path from the project. */
export const thumbnailFolder = "thumbnails/"

/** Name of the format in which data files are read, checked and written. */
export const dataFormat = "content"
