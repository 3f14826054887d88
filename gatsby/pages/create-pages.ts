import type {GatsbyNode} from "gatsby"
import path from "path"
import {buildContent} from "../content/build-content"
import {formatIssues} from "../content/issue"
import type {SiteContent} from "../content/site-content"
import {planPages} from "./plan-pages"
import {planRedirects} from "./plan-redirects"

const withoutSlash = (address: string) => address.replace(/\/$/, "")

/** Last valid content of this session. */
let lastSound: SiteContent | undefined

/**
 * Creates the planned pages. In `develop`, faulty content keeps the pages of the last valid state.
 */
export const createPages: GatsbyNode["createPages"] = async ({actions, reporter, store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const loaded = await buildContent(program.directory)
  if (loaded.issues.length > 0) reporter.error(formatIssues(loaded.issues))
  // Gatsby removes pages that are not created again; a typing mistake must not empty the site.
  const content = loaded.content ?? lastSound
  if (!content) return
  lastSound = content
  for (const page of planPages(content))
    actions.createPage({
      path: page.path,
      component: path.resolve(program.directory, page.screen.template),
      context: page.context,
    })
  // Hosts redirect (gatsby/publish/hosting.ts); in `develop` the browser does, which compares literally.
  for (const {fromPath, toPath} of planRedirects(content))
    for (const from of [fromPath, withoutSlash(fromPath)])
      actions.createRedirect({
        fromPath: from,
        toPath,
        isPermanent: true,
        redirectInBrowser: process.env.NODE_ENV === "development",
      })
}
