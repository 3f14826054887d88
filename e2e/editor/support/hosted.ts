import {mkdtemp} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Page} from "@playwright/test"
import {repositoryHandler} from "../../../editor/host/handler"
import {publishEditor} from "../../../editor/publish"
import {namedContent} from "../../../editor/testing/named-content"
import {withReview} from "../../../editor/testing/pull-requests"
import {makeSmallSite} from "../../../gatsby/content/testing/small-site"
import {readEnvironment} from "../../../gatsby/environment/environment"
import {listen} from "../../../tools/listen"
import {test as base, expect} from "../../support/test"
import {serveBuild} from "./serve-build"

/** Host of the build that has the editor. */
export const origin = "https://dev.house.test"

/** What whoever may write signs in with. */
export const token = "good-token"

const startRepository = async () => {
  const site = await makeSmallSite(namedContent())
  let repository: ReturnType<typeof withReview> | undefined
  const review = (folder: Parameters<typeof withReview>[0]) => (repository = withReview(folder))
  const server = createServer(repositoryHandler({root: site.root, token, review}))
  const {origin: address, stop} = await listen(server, "localhost")
  if (!repository) throw new Error("The repository has not started")
  return {
    ...repository,
    site,
    address,
    stop,
  }
}

export type StartedRepository = Awaited<ReturnType<typeof startRepository>> & {
  /** Answers a page for the build's host and for GitHub. */
  serve: (page: Page) => Promise<void>
}

/** Answers for GitHub. */
const serveGithub = (page: Page, {address}: {address: string}) =>
  page.route("https://api.github.com/**", async route => {
    const {pathname, search} = new URL(route.request().url())
    const response = await route.fetch({url: address + pathname + search})
    const headers = {...response.headers(), "access-control-allow-origin": "*"}
    return route.fulfill({response, headers})
  })

type PerWorker = {
  /** Settings of the build beside those of the repository. */
  settings: Record<string, string>
  build: string
}

/** A test with the editor in `github` mode, signed in, on a repository that is a small site's folder. */
export const test = base.extend<{repository: StartedRepository}, PerWorker>({
  settings: [{}, {scope: "worker", option: true}],
  // Too narrow for the preview, which has tests of its own.
  viewport: {width: 800, height: 1000},
  build: [
    async ({settings}, use) => {
      const build = await mkdtemp(path.join(os.tmpdir(), "build-"))
      const {root} = await makeSmallSite(namedContent())
      const github = {GATSBY_EDITOR: "github", GATSBY_EDITOR_REPO: "house/site"}
      await publishEditor(process.cwd(), build, readEnvironment({...github, ...settings}), root)
      await use(build)
    },
    {scope: "worker"},
  ],
  repository: async ({build}, use) => {
    const repository = await startRepository()
    const serve = async (page: Page) => {
      await serveBuild(page, origin, build)
      await serveGithub(page, repository)
    }
    await use({...repository, serve})
    await repository.stop()
  },
  page: async ({page, repository, allowed}, use) => {
    // Deployments and status pages are not answered here; the browser logs each such answer.
    allowed.push(
      /Failed to load resource|githubstatus|saving_failed|status: 401|can escape its sandboxing|cdn\.jsdelivr\.net/,
    )
    await repository.serve(page)
    await page.goto(`${origin}/editor/`)
    await page.getByRole("button", {name: "Sign In Using Access Token"}).click()
    await page.getByLabel("Personal Access Token").fill(token)
    await page.getByRole("alertdialog").getByRole("button", {name: "Sign In"}).click()
    await expect(page.getByRole("treeitem", {name: "Experiences"})).toBeVisible()
    await use(page)
  },
})

export {expect}
