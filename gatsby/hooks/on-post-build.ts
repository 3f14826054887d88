import type {BuildArgs} from "gatsby"
import type {GraphQLSchema} from "graphql"
import path from "path"
import {isNoindexBuild, readEnvironment} from "../environment/environment"
import type {Graphql} from "../graphql/query"
import {securePages} from "../publish/content-security-policy"
import {writeOfflineWorker} from "../publish/offline-worker"
import {writeTextFiles} from "../publish/text-files"
import {checkDocumentedQueries} from "./documented-queries"

type State = {program: {directory: string}; schema: GraphQLSchema}

/** Gives each page its policy, and writes what no plugin does: texts for programs, search, the offline worker. */
export const finishBuild = async ({store, graphql, getNodesByType}: BuildArgs) => {
  const {program, schema} = store.getState() as State
  const folder = path.join(program.directory, "public")
  const environment = readEnvironment(process.env)
  const pages = getNodesByType("SitePage").map(page => String(page.path))
  await securePages(folder, pages, environment)
  await writeTextFiles(folder, graphql as Graphql, {
    siteUrl: environment.GATSBY_SITE_URL,
    isNoindex: isNoindexBuild(environment),
  })
  await writeOfflineWorker(program.directory, folder)
  // Only a tested build: a page of documentation never stops a deploy.
  if (process.env.CHECK_DOCUMENTED_QUERIES) checkDocumentedQueries(program.directory, schema)
}
