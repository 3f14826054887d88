import {headWords, type PageWords} from "../i18n/head-words"
import type {WordKey} from "../i18n/use-words"
import type {Site} from "./structured-data/addresses"
import {breadcrumbList} from "./structured-data/breadcrumb-list"

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

/**
 * The breadcrumb of a page, for search engines.
 *
 * @param data - result of the page's query, which holds PageEssentials
 * @param current - the page itself, under the title that it shows
 * @param above - pages above it, nearest last
 */
export const pageBreadcrumbs = (
  data: PageWords,
  current: Crumb,
  site: Site,
  above = [homeCrumb],
) => {
  const words = headWords(data)
  return breadcrumbList(
    above.map(crumb => crumb(words)),
    current,
    site,
  )
}
