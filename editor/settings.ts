import type {CmsConfig} from "@sveltia/cms"

/** What the editor in the browser is given by whoever serves it, at /editor/settings.json. */
export type EditorSettings = {
  config: CmsConfig
  /** Words of the interface, by the path of their file: the preview shows them. */
  words: Record<string, unknown>
  /** Signs in without asking, where the editor works on the folder of this computer. */
  token?: string
}

/** Where the editor is. */
export const editorPath = "/editor/"

/** Name of the format in which data files are read, checked and written. */
export const dataFormat = "content"
