import {readdir, rm} from "fs/promises"
import path from "path"
import {languages} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {writeWhole} from "../../files/write-whole"
import {buildWords} from "../../words/build-words"
import type {CrawlerSettings} from "../search/robots"
import type {FeedSources} from "./describe-trips"
import {makeFeedPictures} from "./feed-pictures"
import {metaFeed} from "./meta-csv"
import {feedFolder, schemaFile, tripsFeed, tripsFeedSchema} from "./trips-json"

/** Text of every feed, by its name in the folder of the feeds. */
export const feedFiles = (content: SiteContent, sources: FeedSources): Record<string, string> => ({
  ...Object.fromEntries(
    languages.flatMap(language => [
      [`meta-${language}.csv`, metaFeed(content, sources, language)],
      [`trips-${language}.json`, tripsFeed(content, sources, language)],
    ]),
  ),
  [schemaFile]: tripsFeedSchema(sources.siteUrl),
})

/**
 * Writes the feeds into a finished build and removes old ones. An unlisted build has none, because a
 * feed cannot carry `noindex`.
 *
 * @param graphql - of Gatsby, which makes the pictures
 */
export const writeFeeds = async (
  root: string,
  folder: string,
  content: SiteContent,
  {siteUrl, isNoindex}: CrawlerSettings,
  graphql: Parameters<typeof makeFeedPictures>[0],
): Promise<void> => {
  const target = path.join(folder, feedFolder)
  if (isNoindex) {
    await rm(target, {recursive: true, force: true})
    return
  }
  const pictures = await makeFeedPictures(graphql)
  const spoken = await Promise.all(
    languages.map(async language => [language, await buildWords(root, language)] as const),
  )
  const words = Object.fromEntries(spoken) as FeedSources["words"]
  const files = feedFiles(content, {siteUrl, pictures, words})
  const isOld = (name: string) => !files[name.replace(/\.(?:gz|br)$/, "")]
  const old = (await readdir(target).catch(() => [])).filter(isOld)
  await Promise.all(old.map(name => rm(path.join(target, name), {recursive: true})))
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeWhole(path.join(target, name), text)),
  )
}
