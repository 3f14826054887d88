import type {Language} from "../../i18n/languages"
import {localizedPath} from "../../i18n/paths"

/** Origin and language, the parts of every address. */
export type Site = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  language: Language
}

/**
 * Reads the origin from a page's query.
 *
 * @param data - result of a query that holds PageEssentials
 */
export const siteOf = (
  {site}: {site: {siteMetadata: {siteUrl: string}} | null},
  language: Language,
): Site => ({siteUrl: site?.siteMetadata.siteUrl ?? "", language})

/**
 * Full address of a page in its language.
 *
 * @param path - without a language, such as "/experiences/"
 */
export const addressOf = ({siteUrl, language}: Site, path: string): string =>
  `${siteUrl}${localizedPath(language, path)}`

/** `@id` of a region. */
export const destinationId = (slug: string, site: Site): string =>
  `${addressOf(site, `/destinations/${slug}/`)}#place`
