import {readFileSync} from "node:fs"
import path from "node:path"
import type {BuildArgs} from "gatsby"
import {type GraphQLSchema, parse, validate} from "graphql"
import {readEnvironment} from "../environment/environment"
import {securePages} from "../publish/content-security-policy"
import {writeOfflineWorker} from "../publish/offline-worker"
import {writeTextFiles} from "../publish/text-files"

/**
 * Checks the queries of docs/graphql.md. They are not run: a slug in an example may be gone, and a
 * picture would be made in sizes that no page shows.
 */
const checkDocumentedQueries = (root: string, schema: GraphQLSchema) => {
  const page = readFileSync(path.join(root, "docs/graphql.md"), "utf8")
  for (const [, query = ""] of page.matchAll(/```graphql\n([^`]*)```/g)) {
    const [fault] = validate(schema, parse(query))
    if (fault) throw new Error(`docs/graphql.md: ${fault.message}\n${query}`)
  }
}

/** Gives each page its policy; writes texts for programs and the offline worker. */
export const finishBuild = async ({store, graphql, getNodesByType}: BuildArgs) => {
  const root = process.cwd()
  const folder = path.join(root, "public")
  const environment = readEnvironment(process.env)
  const pages = getNodesByType("SitePage").map(page => String(page.path))
  await securePages(folder, pages, environment)
  await writeTextFiles(folder, graphql, environment)
  await writeOfflineWorker(root, folder)
  const {schema} = store.getState() as {schema: GraphQLSchema}
  // Only a tested build: a page of documentation never stops a deploy.
  if (process.env.CHECK_DOCUMENTED_QUERIES) checkDocumentedQueries(root, schema)
}
