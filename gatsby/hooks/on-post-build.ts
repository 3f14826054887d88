import type {BuildArgs} from "gatsby"
import path from "path"
import {buildContent} from "../content/build-content"
import {formatIssues} from "../content/issue"
import {isNoindexBuild, readEnvironment} from "../environment/environment"
import {writeWhole} from "../files/write-whole"
import {writeFeeds} from "../publish/feeds/write-feeds"
import {compressTexts} from "../publish/finish/compress"
import {finishPages} from "../publish/finish/finish-pages"
import {tidyBuild} from "../publish/finish/tidy-build"
import {writeOfflineFiles} from "../publish/offline/offline-files"
import {writeSearchIndexes} from "../publish/planner/write-search-index"
import {lastChanges} from "../publish/search/last-changes"
import {writeSearchFiles} from "../publish/search/search-files"
import {webManifest} from "../publish/web-manifest"
import {buildWords} from "../words/build-words"
import {pagesFile, reportFolder} from "./cache-files"

/**
 * Writes what Gatsby does not: web manifest, files for search engines, feeds and compressed copies.
 * Finishes every page and removes leftovers of earlier builds.
 */
export const finishBuild = async ({store, reporter, graphql, getNodesByType}: BuildArgs) => {
  const {program} = store.getState() as {program: {directory: string}}
  const {content, issues} = await buildContent(program.directory)
  if (!content) return reporter.panic(formatIssues(issues))
  const folder = path.join(program.directory, "public")
  const write = (name: string, text: string) => writeWhole(path.join(folder, name), text)
  await write("site.webmanifest", webManifest(content.site))
  const environment = readEnvironment(process.env)
  const crawlers = {
    siteUrl: environment.GATSBY_SITE_URL,
    isNoindex: isNoindexBuild(environment),
  }
  const {changes, silence} = await lastChanges(program.directory)
  if (silence && !crawlers.isNoindex)
    reporter.warn(`The sitemap says of no page when it last changed: ${silence}.`)
  const words = await buildWords(program.directory)
  await writeSearchFiles(folder, content, crawlers, words, changes)
  await writeFeeds(program.directory, folder, content, crawlers, graphql)
  const {notes, changed} = await finishPages(folder, environment, pagesFile(program.directory))
  reporter.info(`${Object.keys(notes).length} pages finished, ${changed} of them changed`)
  const pictures = getNodesByType("ImageSharp").map(({internal}) => internal.contentDigest)
  const folders = new Set([...pictures, ...(await writeSearchIndexes(program.directory, content))])
  const removed = await tidyBuild(folder, notes, folders, reportFolder(program.directory))
  reporter.info(`${removed} files of earlier builds removed`)
  const slugs = content.experiences.map(({slug}) => slug)
  await writeOfflineFiles(program.directory, folder, slugs, notes)
  const compressed = await compressTexts(folder)
  reporter.info(`${compressed} files compressed beside their originals`)
}
