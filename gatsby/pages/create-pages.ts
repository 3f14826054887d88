import path from "node:path"
import type {GatsbyNode} from "gatsby"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {checkSite} from "../content/check-site"
import {formatIssues} from "../content/issue"
import {runQuery} from "../graphql/query"
import {writeTripSearch} from "../publish/trip-search"
import {type Collections, pathOf, routes, slugsOf} from "../routes"

/**
 * Lists every page of the site: one per language and route, those without a language, and "/" with
 * the home of the default language, whose own page is canonical.
 */
export const planPages = (collections: Collections) =>
  routes.flatMap(route => {
    const {template, namespaces, content: name, hasLanguage = true} = route
    return slugsOf(route, collections).flatMap(slug => {
      const path = pathOf(route, slug)
      // For the page's query; the i18n plugin adds the language of the path.
      const shown = slug ? {slug} : {name}
      const context = {namespaces, ...shown, ...(name ? {} : {isNoindex: true})}
      const localized = hasLanguage ? languages.map(language => localizedPath(language, path)) : []
      const paths = path === "/" || !hasLanguage ? [path, ...localized] : localized
      return paths.map(path => ({path, template, context}))
    })
  })

const entriesQuery = /* GraphQL */ `
  query Entries {
    allExperience(sort: {slug: ASC}) {
      nodes {
        slug
      }
    }
    allRegion(sort: {slug: ASC}) {
      nodes {
        slug
      }
    }
  }
`

/**
 * Creates the pages, and what the catalogue's search reads. `develop` does so at every change of
 * the content, and tells of its issues.
 */
export const createPages: GatsbyNode["createPages"] = async ({actions, graphql, reporter}) => {
  if (process.env.NODE_ENV === "development") {
    const {issues} = await checkSite(process.cwd())
    if (issues.length > 0) reporter.error(formatIssues(issues))
  }
  const content = await runQuery<Queries.EntriesQuery>(graphql, entriesQuery)
  const entries = {experiences: content.allExperience.nodes, regions: content.allRegion.nodes}
  for (const {template, ...page} of planPages(entries))
    actions.createPage({...page, component: path.resolve(template)})
  await writeTripSearch(process.cwd())
}
