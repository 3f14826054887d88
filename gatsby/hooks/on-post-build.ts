import type {GatsbyNode} from "gatsby"
import path from "path"
import {buildContent} from "../content/build-content"
import {rememberPictures} from "../content/check-pictures"
import {formatFaults} from "../content/fault"
import {type Environment, isNoindexBuild, readEnvironment} from "../environment/environment"
import {writeWhole} from "../files/write-whole"
import {writeFeeds} from "../publish/feeds/write-feeds"
import {compressTexts} from "../publish/finish/compress"
import {finishPages} from "../publish/finish/finish-pages"
import {tidyBuild} from "../publish/finish/tidy-build"
import {writeOfflineFiles} from "../publish/offline/offline-files"
import {photoFiles} from "../publish/photo-files"
import {writeSearchIndexes} from "../publish/planner/write-search-index"
import {lastChanges} from "../publish/search/last-changes"
import {writeSearchFiles} from "../publish/search/search-files"
import {webManifest} from "../publish/web-manifest"
import {buildWords} from "../words/build-words"
import {heavyFile, pagesFile, picturesFile, reportFolder} from "./cache-files"
import {codeVersion} from "./code-version"
import {readEarlyCode} from "./early/early-code"
import {endPictures} from "./encode-pictures"
import {endRun} from "./unfinished"

/** What publishes the editor, which this folder does not know. */
type Editor = {
  remove: (folder: string) => Promise<void>
  publish: (directory: string, folder: string, environment: Environment) => Promise<boolean>
}

/**
 * Writes what Gatsby does not: web manifest, files for search engines, feeds,
 * the editor if configured, and compressed copies. Finishes every page and
 * removes leftovers of earlier builds.
 */
export const publishWith =
  (editor: Editor): GatsbyNode["onPostBuild"] =>
  async ({store, reporter}) => {
    const {program} = store.getState() as {program: {directory: string}}
    const {content, faults} = await buildContent(program.directory)
    if (!content) return reporter.panic(formatFaults(faults))
    const folder = path.join(program.directory, "public")
    await editor.remove(folder)
    const {keys, heavy} = await endPictures(program.directory, content, reporter)
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
    const photos = await photoFiles(program.directory, content)
    const words = await buildWords(program.directory)
    await writeSearchFiles(folder, content, crawlers, words, changes, photos)
    const made = await writeFeeds(program.directory, folder, content, crawlers, photos)
    if (made > 0) reporter.info(`${made} pictures of feeds encoded`)
    const code = await codeVersion(program.directory)
    // Written at the end, because a build may clear this folder when it starts.
    await rememberPictures(picturesFile(program.directory), code)
    const memory = {file: pagesFile(program.directory), code}
    const {notes, changed} = await finishPages(folder, environment, readEarlyCode().boot, memory)
    reporter.info(`${Object.keys(notes).length} pages finished, ${changed} of them changed`)
    const folders = new Set([...keys, ...(await writeSearchIndexes(program.directory, content))])
    const removed = await tidyBuild(folder, notes, folders, reportFolder(program.directory))
    reporter.info(`${removed} files of earlier builds removed`)
    await writeWhole(heavyFile(program.directory), JSON.stringify(heavy))
    const slugs = content.experiences.map(({slug}) => slug)
    await writeOfflineFiles(program.directory, folder, slugs, notes)
    if (await editor.publish(program.directory, folder, environment))
      reporter.info("The editor is at /editor/.")
    const compressed = await compressTexts(folder)
    reporter.info(`${compressed} files compressed beside their originals`)
    await endRun(program.directory)
  }
