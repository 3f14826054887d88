import path from "node:path"
import type {GatsbyNode} from "gatsby"
import {checkSite} from "../content/check-site"
import {formatIssues} from "../content/issue"
import {runQuery} from "../graphql/query"
import {writeTripSearch} from "../publish/trip-search"
import {planPages} from "./plan-pages"

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
