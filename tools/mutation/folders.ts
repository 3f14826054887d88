/** Folders whose tests are held against mutants, those that take the least time first. */
export const folders = [
  "src/features/catalogue/filter",
  "src/chat",
  "src/analytics/consent",
  "src/features/saved/offline",
  "src/i18n",
  "src/features/sign-in-gate",
  "src/features/saved",
  "src/analytics",
  "gatsby/publish/hosting",
  "gatsby/publish/feeds",
  "gatsby/pages",
  "gatsby/publish/finish",
  "gatsby/content",
] as const

export type Folder = (typeof folders)[number]

/** Share of a folder's mutants that its tests have to kill, in percent. */
export const lowestScore = 85
