import path from "node:path"
import type {BuildArgs} from "gatsby"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {type Environment, isNoindexBuild} from "../environment/environment"
import {outputFile} from "../files"
import {runQuery} from "../graphql/query"
import {buildWords} from "../words/translator"
import {llms, llmsQuery} from "./llms"
import {feedQuery, metaFeed} from "./meta-feed"

/**
 * robots.txt. A site that search must stay away from lets crawlers in, too: only who may read a
 * page finds its `noindex`.
 */
export const robots = (siteUrl: string, isNoindex: boolean): string =>
  `User-agent: *\nAllow: /\n${isNoindex ? "" : `\nSitemap: ${siteUrl}/sitemap-index.xml\n`}`

/**
 * Writes what programs read instead of pages. Feeds and llms.txt cannot say `noindex`, so a build
 * that search must stay away from has none.
 */
export const writeTextFiles = async (
  folder: string,
  graphql: BuildArgs["graphql"],
  environment: Environment,
): Promise<void> => {
  const siteUrl = environment.GATSBY_SITE_URL
  const isNoindex = isNoindexBuild(environment)
  const words = buildWords(process.cwd())
  const files: Record<string, string> = {"robots.txt": robots(siteUrl, isNoindex)}
  if (!isNoindex) {
    for (const language of languages) {
      const content = await runQuery<Queries.LlmsQuery>(graphql, llmsQuery, {language})
      const name = language === defaultLanguage ? "llms.txt" : `llms-${language}.txt`
      files[name] = llms(content, siteUrl, {language, t: words[language]})
      const trips = await runQuery<Queries.MetaFeedQuery>(graphql, feedQuery, {language})
      files[`feeds/meta-${language}.csv`] = metaFeed(trips, siteUrl, language)
    }
  }
  for (const [name, text] of Object.entries(files)) await outputFile(path.join(folder, name), text)
}
