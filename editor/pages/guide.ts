import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {EditorConfig} from "../settings"

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
