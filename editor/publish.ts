import {rm} from "node:fs/promises"
import path from "node:path"
import type {Backend} from "@sveltia/cms"
import type {BuildArgs, CreateDevServerArgs} from "gatsby"
import sirv from "sirv"
import {checkFiles, checkSite} from "../gatsby/content/check-site"
import {isWords, listContent, readJson, valueOrThrow} from "../gatsby/content/content-files"
import {formatIssues} from "../gatsby/content/issue"
import {type Environment, gateSettings, readEnvironment} from "../gatsby/environment/environment"
import {outputFile} from "../gatsby/files"
import {endedPrices, launchBlocks, openPoints} from "../gatsby/launch/launch-report"
import {type StaffLanguage, staffLanguages} from "../gatsby/words/staff-languages"
import {buildWords} from "../gatsby/words/translator"
import {editorPath, writeEditor} from "./build"
import type {FormContent} from "./config"
import {quickReplies} from "./staff/quick-replies"
import {issuesPage, staffPage} from "./staff/staff-page"

export const readFormContent = (
  root: string,
  trips: FormContent["trips"] = checkFiles(root).storedTrips,
): FormContent => {
  const wordFiles = listContent(root).filter(isWords)
  return {
    packing: valueOrThrow(readJson(root, "data/packing.json")),
    trips,
    words: Object.fromEntries(
      wordFiles.map(file => [file, valueOrThrow<object>(readJson(root, file))]),
    ),
  }
}

const backendOf = (root: string, environment: Environment): Backend => ({
  name: "github",
  // Work on the folder of a computer asks for a repository, too, and tells its name.
  repo: environment.GATSBY_EDITOR_REPO ?? `local/${path.basename(root)}`,
  branch: environment.GATSBY_EDITOR_BRANCH ?? "main",
  ...(environment.GATSBY_EDITOR_AUTH && {base_url: environment.GATSBY_EDITOR_AUTH}),
  auth_methods: environment.GATSBY_EDITOR_AUTH ? ["oauth", "token"] : ["token"],
})

const writeEditorAndStaffPages = async (root: string, folder: string, environment: Environment) => {
  const siteUrl = environment.GATSBY_EDITOR_SITE ?? environment.GATSBY_SITE_URL
  const isGated = gateSettings(environment) !== undefined
  const {content, storedTrips, issues} = await checkSite(root)
  await writeEditor(root, folder, {
    backend: backendOf(root, environment),
    content: readFormContent(root, storedTrips),
    isGated,
    isLocal: environment.GATSBY_EDITOR === "local",
    repo: environment.GATSBY_EDITOR_REPO,
  })
  const pageOf = (language: StaffLanguage) => {
    if (!content) return issuesPage(formatIssues(issues), language)
    const t = buildWords(root)[language]
    const replies = quickReplies({content, siteUrl, t, language})
    const blocks = [...launchBlocks(content, {GATSBY_SITE_URL: siteUrl}), ...endedPrices(content)]
    return staffPage({replies, blocks, open: openPoints(content), isGated, language})
  }
  // In a folder of its own: some hosts take ".html" off addresses and find no file then.
  for (const language of staffLanguages)
    await outputFile(path.join(folder, `staff-${language}`, "index.html"), pageOf(language))
}

/** Writes the editor into a finished build whose settings ask for it, and into no other. */
export const publishEditor = async ({reporter}: BuildArgs): Promise<void> => {
  const root = process.cwd()
  const folder = path.join(root, "public", editorPath)
  const environment = readEnvironment(process.env)
  await rm(folder, {recursive: true, force: true})
  if (environment.GATSBY_EDITOR !== "github") return
  await writeEditorAndStaffPages(root, folder, environment)
  reporter.info(`The editor is at ${editorPath}/.`)
}

/** Serves the editor beside the site where the settings ask for it: `npm run edit`. */
export const onCreateDevServer = async ({app, reporter}: CreateDevServerArgs) => {
  const environment = readEnvironment(process.env)
  if (environment.GATSBY_EDITOR !== "local") return
  const root = process.cwd()
  const folder = path.join(root, ".cache/editor")
  await writeEditorAndStaffPages(root, folder, environment)
  app.use(editorPath, sirv(folder, {dev: true}))
  reporter.info(
    `The editor is at ${editorPath}/, in Chrome or Edge: choose this project's folder there.`,
  )
}
