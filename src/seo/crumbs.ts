import type {WordKey} from "../i18n/use-words"

/** A page in a breadcrumb. */
export type Crumb = {
  /** Path, with or without a language. */
  to: string
  label: string
}

const crumb =
  (to: string, label: WordKey) =>
  (t: (key: WordKey) => string): Crumb => ({to, label: t(label)})

/** Pages above a page, nearest last, each named in the page's language. */
export type Trail = readonly ReturnType<typeof crumb>[]

/** What every inner page stands under. */
export const homeCrumb = crumb("/", "common:nav.home")

/** What every experience stands under. */
export const catalogueCrumb = crumb("/experiences/", "common:nav.experiences")

/** What every region stands under. */
export const destinationsCrumb = crumb("/destinations/", "common:footer.destinations")
