import type {CmsConfig} from "@sveltia/cms"
import type {Range} from "../gatsby/publish/sharing/signs-not-drawn"
import type {Language} from "../src/i18n/languages"

/** What the editor in the browser is given by whoever serves it, one for each language. */
export type EditorSettings = {
  config: CmsConfig
  /** Words of the interface, by the path of their file: the preview shows them. */
  words: Record<string, unknown>
  /** Signs that sharing pictures can show, as ranges of code points. */
  drawn: readonly Range[]
  /** Signs in without asking, where the editor works on the folder of this computer. */
  token?: string
}

/** Where the settings of a language are, below the address of the editor. */
export const settingsFile = (language: Language): string => `settings-${language}.json`

/** Where the editor is. */
export const editorPath = "/editor/"

/** Name of the field, and of its kind, that holds a draft against the contract; no file has it. */
export const checksField = "checks"

/** Name of the format in which data files are read, checked and written. */
export const dataFormat = "content"
