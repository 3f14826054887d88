import type {WordKey} from "../i18n/use-words"

type Translate = (key: WordKey) => string

/** A page in a breadcrumb. */
export type Crumb = {
  /** Path, with or without a language. */
  to: string
  label: string
}

/** What every inner page stands under. */
export const homeCrumb = (t: Translate): Crumb => ({to: "/", label: t("common:nav.home")})

/** What every experience stands under. */
export const catalogueCrumb = (t: Translate): Crumb => ({
  to: "/experiences/",
  label: t("common:nav.experiences"),
})

/** What every region stands under. */
export const destinationsCrumb = (t: Translate): Crumb => ({
  to: "/destinations/",
  label: t("common:footer.destinations"),
})
