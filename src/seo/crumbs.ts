import {pathWithoutLanguage} from "../i18n/paths"
import type {TFunction} from "../i18n/use-words"
import {links} from "../site/links"

export type Crumb = {
  /** Path, with or without a language. */
  to: string
  label: string
}

/** The pages that a page stands under, as the navigation names them, and itself as the last. */
export const crumbsOf = (path: string, title: string, t: TFunction): Crumb[] => {
  const to = pathWithoutLanguage(path)
  const sections = links.navigation
    .filter(link => to.startsWith(link.to))
    .map(link => ({to: link.to, label: t(link.label)}))
  return sections.at(-1)?.to === to ? sections : sections.concat({to, label: title})
}
