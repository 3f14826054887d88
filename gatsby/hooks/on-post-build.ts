import {writeFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {checkConsentOrder} from "../analytics/check-consent-order"
import {formatFaults} from "../content/fault"
import {loadContent} from "../content/load-content"
import {isNoindexBuild, readEnvironment} from "../environment/environment"
import {compressTexts} from "../hosting/compress"
import {deferScriptsOfPages} from "../hosting/defer-scripts"
import {minifyInlineScripts} from "../hosting/minify-inline"
import {removeNullBytes} from "../hosting/null-bytes"
import {securePages} from "../hosting/secure-pages"
import {headersFile, redirectsFile} from "../hosting/static-host"
import {webManifest} from "../hosting/web-manifest"
import {planRedirects} from "../pages/plan-pages"
import {writeSearchFiles} from "../search/search-files"

/**
 * Refuses pages that could measure before consent. Writes what Gatsby does not: the web manifest,
 * the files for search engines, headers and redirects in the format of static hosts, and compressed
 * copies of every text file; lets the scripts of every page start after its largest paint, shortens
 * those that stand in it, and gives it its security policy.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({store, reporter}) => {
  const {program, pages} = store.getState() as {
    program: {directory: string}
    pages: Map<string, unknown>
  }
  const {content, faults} = await loadContent(program.directory)
  if (!content) return reporter.panic(formatFaults(faults))
  const folder = path.join(program.directory, "public")
  const unsafe = await checkConsentOrder(folder, pages.keys())
  if (unsafe.length > 0) return reporter.panic(unsafe.join("\n"))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  await Promise.all([
    write("_redirects", redirectsFile(planRedirects(content.experiences))),
    write("_headers", headersFile()),
    write("site.webmanifest", webManifest(content.site)),
  ])
  const environment = readEnvironment(process.env)
  await writeSearchFiles(folder, content, {
    siteUrl: environment.GATSBY_SITE_URL,
    isNoindex: isNoindexBuild(environment),
  })
  await removeNullBytes(folder)
  const deferred = await deferScriptsOfPages(folder)
  reporter.info(`scripts deferred on ${deferred} pages`)
  const minified = await minifyInlineScripts(folder)
  reporter.info(`inline scripts minified on ${minified} pages`)
  // After every other change of the pages: the policy allows what is inline by then.
  const secured = await securePages(folder, environment)
  reporter.info(`${secured} pages carry their own security policy`)
  const compressed = await compressTexts(folder)
  reporter.info(`${compressed} files compressed beside their originals`)
}
