import type {CmsConfig} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"

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
export const guideAddress = ({backend}: CmsConfig, language: StaffLanguage): string | undefined => {
  if (!("repo" in backend) || ("api_root" in backend && backend.api_root)) return undefined
  const branch = ("branch" in backend && backend.branch) || "main"
  return `https://github.com/${backend.repo}/blob/${branch}/${guideFiles[language]}`
}
