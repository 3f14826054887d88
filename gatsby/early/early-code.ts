/** Code that runs before the site's own scripts, as text, by where it stands. */
export type EarlyCode = {
  /** In a gated build, before all other scripts of a page. */
  gate: string
  /** In a build with a container, before the container. */
  consent: string
  /** Before anything is painted: at "/", in the page for any address, and in every other. */
  home: string
  notFound: string
  page: string
  /** While developing, where all pages share one. */
  anyPage: string
  /** After the first paint: one file for all pages. */
  start: string
}

/**
 * Reads the early code of this run, which onPreBootstrap keeps as a setting: Gatsby writes pages
 * again when a setting that they read changes.
 *
 * @throws Error before it is kept
 */
export const readEarlyCode = (): EarlyCode =>
  JSON.parse(String(process.env.GATSBY_EARLY_CODE)) as EarlyCode
