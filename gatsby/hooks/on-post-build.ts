import path from "node:path"
import type {BuildArgs} from "gatsby"
import type {GraphQLSchema} from "graphql"
import {isNoindexBuild, readEnvironment} from "../environment/environment"
import {securePages} from "../publish/content-security-policy"
import {writeOfflineWorker} from "../publish/offline-worker"
import {writeTextFiles} from "../publish/text-files"
import {buildWords} from "../words/translator"
import {checkDocumentedQueries} from "./documented-queries"

/** Gives each page its policy; writes texts for programs, search and the offline worker. */
export const finishBuild = async ({store, graphql, getNodesByType}: BuildArgs) => {
  const root = process.cwd()
  const folder = path.join(root, "public")
  const environment = readEnvironment(process.env)
  const pages = getNodesByType("SitePage").map(page => String(page.path))
  await securePages(folder, pages, environment)
  await writeTextFiles(folder, graphql, buildWords(root), {
    siteUrl: environment.GATSBY_SITE_URL,
    isNoindex: isNoindexBuild(environment),
  })
  await writeOfflineWorker(root, folder)
  const {schema} = store.getState() as {schema: GraphQLSchema}
  // Only a tested build: a page of documentation never stops a deploy.
  if (process.env.CHECK_DOCUMENTED_QUERIES) checkDocumentedQueries(root, schema)
}
