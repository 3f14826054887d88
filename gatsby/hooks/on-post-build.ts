import {writeFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {formatFaults} from "../content/fault"
import {loadContent} from "../content/load-content"
import {compressTexts} from "../hosting/compress"
import {deferScriptsOfPages} from "../hosting/defer-scripts"
import {webManifest} from "../hosting/web-manifest"
import {planRedirects} from "../pages/plan-pages"

/**
 * Writes what Gatsby does not: the web manifest, the redirects in the `_redirects` format that
 * static hosts and the preview server read, and compressed copies of every text file; and lets the
 * scripts of every page start after its largest paint.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({store, reporter}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const {content, faults} = await loadContent(program.directory)
  if (!content) return reporter.panic(formatFaults(faults))
  const redirects = planRedirects(content.experiences)
  const lines = redirects.map(({fromPath, toPath}) => `${fromPath} ${toPath} 301`)
  const write = (name: string, text: string) =>
    writeFile(path.join(program.directory, "public", name), text)
  await Promise.all([
    write("_redirects", `${lines.join("\n")}\n`),
    write("site.webmanifest", webManifest(content.site)),
  ])
  const deferred = await deferScriptsOfPages(path.join(program.directory, "public"))
  reporter.info(`scripts deferred on ${deferred} pages`)
  const compressed = await compressTexts(path.join(program.directory, "public"))
  reporter.info(`${compressed} files compressed beside their originals`)
  reporter.info(`${lines.length} redirects written to public/_redirects`)
}
