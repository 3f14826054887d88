import {rm} from "fs/promises"
import path from "path"
import type {Words} from "../../../src/i18n/use-words"
import type {SiteContent} from "../../content/site-content"
import {writeWhole} from "../../files/write-whole"
import {planPages} from "../../pages/plan-pages"
import {type LastChanges, lastChangeOf} from "./last-changes"
import {llms} from "./llms"
import {type CrawlerSettings, robots} from "./robots"
import {securityPath, securityTxt} from "./security"
import {sitemap} from "./sitemap"

/**
 * Makes the files for search engines and other reading programs.
 *
 * @param settings - origin, and whether the build must stay unlisted
 * @param t - words of the default language, with the namespace `build`
 * @param changes - days of the content's last changes, for the sitemap
 * @returns text of each file by its name; null for one that the build must not have: a text file
 *   cannot carry `noindex`, so an unlisted build offers neither sitemap nor guide
 */
export const searchFiles = (
  content: SiteContent,
  settings: CrawlerSettings,
  t: Words,
  changes: LastChanges = new Map(),
): Record<string, string | null> => {
  const {siteUrl, isNoindex} = settings
  const pages = planPages(content).filter(({isListed}) => isListed)
  return {
    "robots.txt": robots(settings),
    "sitemap.xml": isNoindex ? null : sitemap(pages, siteUrl, page => lastChangeOf(page, changes)),
    "llms.txt": isNoindex ? null : llms(content, pages, siteUrl, t),
    [securityPath]: securityTxt(content.site, siteUrl),
  }
}

/** Writes these files into a finished build and removes outdated ones. */
export const writeSearchFiles = async (
  folder: string,
  content: SiteContent,
  settings: CrawlerSettings,
  t: Words,
  changes?: LastChanges,
): Promise<void> => {
  for (const [name, text] of Object.entries(searchFiles(content, settings, t, changes))) {
    const file = path.join(folder, name)
    if (text !== null) await writeWhole(file, text)
    else await Promise.all(["", ".gz", ".br"].map(ending => rm(`${file}${ending}`, {force: true})))
  }
}
