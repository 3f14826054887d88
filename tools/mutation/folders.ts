/** Folders whose tests are held against mutants, those that take the least time first. */
export const folders = [
  "src/filter",
  "src/booking",
  "src/consent",
  "src/offline",
  "src/i18n",
  "src/sign-in-gate",
  "src/planner",
  "src/analytics",
  "gatsby/hosting",
  "gatsby/feeds",
  "gatsby/pages",
  "gatsby/finish",
  "gatsby/content",
] as const

export type Folder = (typeof folders)[number]

/** Share of a folder's mutants that its tests have to kill, in percent. */
export const lowestScore = 85
