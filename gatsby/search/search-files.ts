import {rm, writeFile} from "fs/promises"
import path from "path"
import type {Words} from "../../src/i18n/use-words"
import type {SiteContent} from "../content/site-content"
import {planPages} from "../pages/plan-pages"
import {llms} from "./llms"
import {type CrawlerSettings, robots} from "./robots"
import {sitemap} from "./sitemap"

/**
 * Makes the files for search engines and other reading programs.
 *
 * @param content - everything the site says
 * @param settings - origin, and whether the build must stay unlisted
 * @param t - words of the default language, with the namespace `build`
 * @returns text of each file by its name; null for one that the build must not have: a text file
 *   cannot carry `noindex`, so an unlisted build offers neither sitemap nor guide
 */
export const searchFiles = (
  content: SiteContent,
  settings: CrawlerSettings,
  t: Words,
): Record<string, string | null> => {
  const {siteUrl, isNoindex} = settings
  const pages = planPages(content).filter(({isListed}) => isListed)
  return {
    "robots.txt": robots(settings),
    "sitemap.xml": isNoindex ? null : sitemap(pages, siteUrl),
    "llms.txt": isNoindex ? null : llms(content, pages, siteUrl, t),
  }
}

/**
 * Writes these files into a finished build, and removes those of an earlier build that this one
 * must not have.
 *
 * @param folder - the build, `public`
 */
export const writeSearchFiles = async (
  folder: string,
  content: SiteContent,
  settings: CrawlerSettings,
  t: Words,
): Promise<void> => {
  for (const [name, text] of Object.entries(searchFiles(content, settings, t))) {
    const file = path.join(folder, name)
    if (text !== null) await writeFile(file, text)
    else await Promise.all(["", ".gz", ".br"].map(ending => rm(`${file}${ending}`, {force: true})))
  }
}
