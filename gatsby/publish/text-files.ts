import path from "path"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {outputFile} from "../files/output-file"
import {ask, type Graphql} from "../graphql/query"
import {llms, llmsQuery} from "./llms"
import {feedQuery, metaFeed} from "./meta-feed"

/**
 * robots.txt. A site that search must stay away from lets crawlers in, too: only who may read a page
 * finds its `noindex`.
 */
export const robots = (siteUrl: string, isNoindex: boolean): string =>
  `User-agent: *\nAllow: /\n${isNoindex ? "" : `\nSitemap: ${siteUrl}/sitemap-index.xml\n`}`

const year = 365 * 86_400_000

/**
 * security.txt, valid for less than a year, as the RFC recommends.
 *
 * @returns nothing while e-mail and telephone are placeholders: the file must name a contact
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (
  {email, telephone}: {email: string | null; telephone: string | null},
  siteUrl: string,
  now = Date.now(),
): string | undefined => {
  const contacts = [email && `mailto:${email}`, telephone && `tel:${telephone}`].filter(Boolean)
  if (contacts.length === 0) return undefined
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${new Date(now + year * 0.98).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n")
}

/**
 * Writes what programs read instead of pages. Feeds and llms.txt cannot say `noindex`, so a build that
 * search must stay away from has none.
 */
export const writeTextFiles = async (
  folder: string,
  graphql: Graphql,
  {siteUrl, isNoindex}: {siteUrl: string; isNoindex: boolean},
): Promise<void> => {
  const content = await ask<Queries.LlmsQuery>(graphql, llmsQuery, {language: defaultLanguage})
  const files: Record<string, string | undefined> = {
    "robots.txt": robots(siteUrl, isNoindex),
    ".well-known/security.txt": securityTxt(content.operator.publicContact, siteUrl),
  }
  if (!isNoindex) {
    files["llms.txt"] = llms(content, siteUrl)
    for (const language of languages) {
      const trips = await ask<Queries.MetaFeedQuery>(graphql, feedQuery, {language})
      files[`feeds/meta-${language}.csv`] = metaFeed(trips, siteUrl, language)
    }
  }
  for (const [name, text] of Object.entries(files))
    if (text) await outputFile(path.join(folder, name), text)
}
