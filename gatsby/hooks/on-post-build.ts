import {writeFile} from "fs/promises"
import type {GatsbyNode} from "gatsby"
import path from "path"
import {loadContent} from "../content/load-content"
import {planRedirects} from "../pages/plan-pages"

/** Writes the redirects in the `_redirects` format that static hosts and the preview server read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({store, reporter}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const {content} = await loadContent(program.directory)
  const redirects = planRedirects(content?.experiences ?? [])
  const lines = redirects.map(({fromPath, toPath}) => `${fromPath} ${toPath} 301`)
  await writeFile(path.join(program.directory, "public/_redirects"), `${lines.join("\n")}\n`)
  reporter.info(`${lines.length} redirects written to public/_redirects`)
}
