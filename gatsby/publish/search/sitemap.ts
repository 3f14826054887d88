import {defaultLanguage, languages} from "../../../src/i18n/languages"
import {localizedPath, pathWithoutLanguage} from "../../../src/i18n/paths"
import {escapeMarkup} from "../../files/escape"
import type {Page as PlannedPage} from "../../pages/plan-pages"

const alternate = (language: string, address: string) =>
  `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`

const image = (address: string) =>
  `    <image:image><image:loc>${escapeMarkup(address)}</image:loc></image:image>`

const entry = (
  path: string,
  siteUrl: string,
  lastChange: string | undefined,
  images: readonly string[],
) => {
  const addressIn = (language: (typeof languages)[number]) =>
    `${siteUrl}${localizedPath(language, pathWithoutLanguage(path))}`
  return [
    "  <url>",
    `    <loc>${escapeMarkup(`${siteUrl}${path}`)}</loc>`,
    ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
    ...languages.map(language => alternate(language, addressIn(language))),
    alternate("x-default", addressIn(defaultLanguage)),
    ...images.map(file => image(`${siteUrl}${file}`)),
    "  </url>",
  ].join("\n")
}

/**
 * Writes the sitemap: every page that search may list, each with its versions in both languages, as the
 * page's own head names them.
 *
 * @param pages - those of the plan that are listed
 * @param siteUrl - public origin, without a slash at its end
 * @param lastChangeOf - day of a page's last change, where it is known
 * @param imagesOf - photographs of a page, as paths from the site's root
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export const sitemap = <Page extends Pick<PlannedPage, "path">>(
  pages: readonly Page[],
  siteUrl: string,
  lastChangeOf: (page: Page) => string | undefined = () => undefined,
  imagesOf: (page: Page) => readonly string[] = () => [],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '        xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    '        xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map(page => entry(page.path, siteUrl, lastChangeOf(page), imagesOf(page))),
    "</urlset>",
    "",
  ].join("\n")
