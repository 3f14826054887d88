import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {EditorConfig} from "../settings"

/** Pages beside the editor, in the order of their links. */
export const pageNames = ["prices", "answers", "owed", "launch"] as const

export type PageName = (typeof pageNames)[number]

/** What each page is called; `editor` is the form itself. */
export const pageTitles: Record<PageName | "editor", Record<StaffLanguage, string>> = {
  editor: {en: "Editor", es: "Editor"},
  prices: {en: "Prices", es: "Precios"},
  answers: {en: "Answers", es: "Respuestas"},
  owed: {en: "Open questions", es: "Preguntas abiertas"},
  launch: {en: "Before going live", es: "Antes de publicar"},
}

/** Folder of a page in a language, from the editor's. */
export const pageFolder = (page: PageName, language: StaffLanguage): string =>
  `${page}/${language}/`

/** What a link says of itself that leaves the editor open. */
export const newTab = {en: "opens in a new tab", es: "se abre en una pestaña nueva"} as const

/** The guide for those who write, in each language. */
export const guideFiles: Record<StaffLanguage, string> = {
  en: "docs/content.md",
  es: "docs/es/content.md",
}

export const guideTitle: Record<StaffLanguage, string> = {en: "Help", es: "Ayuda"}

/**
 * Where the guide is read: in the repository that the editor saves to.
 *
 * @returns undefined where that is a folder, whose guide no address shows
 */
export const guideAddress = (
  {backend: {repo, branch, api_root: folder}}: EditorConfig,
  language: StaffLanguage,
): string | undefined =>
  folder ? undefined : `https://github.com/${repo}/blob/${branch}/${guideFiles[language]}`
