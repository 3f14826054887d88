import {randomBytes} from "crypto"
import {rm, writeFile} from "fs/promises"
import path from "path"
import {loadContent} from "../gatsby/content/load-content"
import type {Environment} from "../gatsby/environment/environment"
import {gateSettings} from "../gatsby/environment/gate-settings"
import {writeWhole} from "../gatsby/files/write-whole"
import {bundleEarlyCode} from "../gatsby/hooks/early/bundle"
import {staffLanguages} from "../gatsby/words/staff-languages"
import {cognitoOrigins} from "../src/features/sign-in-gate/settings"
import {writeEditor} from "./build/bundle"
import {gateFile, type PageOptions} from "./build/page"
import {writeRelease} from "./build/release"
import {widths, writeSmallPictures} from "./build/small-picture"
import {readContent, wordsIn} from "./configuration/content"
import {githubConfig, type Place} from "./configuration/modes"
import {serveEditor} from "./host/serve"
import {toolPages} from "./pages/pages"
import {
  type EditorSettings,
  editorPath,
  githubOrigin,
  releaseFile,
  settingsFile,
  thumbnailFolder,
} from "./settings"

const folderOf = (build: string) => path.join(build, editorPath)

/** Takes the editor of an earlier build away. */
export const removeEditor = (build: string): Promise<void> =>
  rm(folderOf(build), {recursive: true, force: true})

/**
 * Writes the editor in `github` mode into a finished build, behind the sign-in gate where the build has
 * one. A build whose settings ask for no such editor gets no byte of it.
 *
 * @param site - folder of the content: the project's
 * @returns whether there is one
 */
export const publishEditor = async (
  root: string,
  build: string,
  environment: Environment,
  site = root,
): Promise<boolean> => {
  const {GATSBY_EDITOR, GATSBY_EDITOR_REPO: repo} = environment
  if (GATSBY_EDITOR !== "github" || !repo) return false
  const place: Place = {
    repo,
    branch: environment.GATSBY_EDITOR_BRANCH,
    auth: environment.GATSBY_EDITOR_AUTH,
    isReviewed: environment.GATSBY_EDITOR_REVIEW !== "off",
  }
  const folder = folderOf(build)
  const gate = gateSettings(environment)
  const {cognito} = gate
  const page: PageOptions = {
    connect: [githubOrigin, ...(cognito ? cognitoOrigins(cognito) : [])],
    ...(cognito && {gate}),
  }
  await writeEditor(root, folder, page)
  const content = await readContent(site)
  for (const language of staffLanguages) {
    const settings: EditorSettings = {
      config: githubConfig(content, language, place),
      words: wordsIn(content),
    }
    await writeFile(path.join(folder, settingsFile(language)), JSON.stringify(settings))
  }
  await writeSmallPictures(site, path.join(folder, "pictures"), widths.preview)
  await writeSmallPictures(site, path.join(folder, thumbnailFolder), widths.list)
  const {content: whole} = await loadContent(site, root)
  if (whole)
    for (const [name, text] of await toolPages(site, whole, environment, page))
      await writeWhole(path.join(folder, name), text)
  await writeRelease(root, path.join(folder, releaseFile))
  if (cognito)
    await writeFile(path.join(folder, gateFile), await bundleEarlyCode(root, environment, "gate"))
  return true
}

/**
 * Makes the editor of a project in `local` mode.
 *
 * @param onSave - is told what a save has done, a line for each file
 * @returns a function that answers requests below /editor/ and passes the others on
 */
export const localEditor = async (root: string, onSave: (lines: string[]) => void) => {
  const folder = path.join(root, ".cache", "editor", "site")
  await writeEditor(root, folder)
  // Decodes the pictures once, so that the first save does not wait for it.
  void loadContent(root)
  return serveEditor({root, folder, token: randomBytes(24).toString("base64url"), onSave})
}
