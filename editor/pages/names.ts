import type {StaffLanguage} from "../../gatsby/words/staff-languages"

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

/** Name of the links between the editor and its pages, for screen readers. */
export const linksLabel: Record<StaffLanguage, string> = {en: "Editor", es: "Editor"}

/** What a link says of itself that leaves the editor open. */
export const newTab = {en: "opens in a new tab", es: "se abre en una pestaña nueva"} as const
