import {rm, writeFile} from "fs/promises"
import path from "path"
import type {Environment} from "../gatsby/environment/environment"
import {gateSettings} from "../gatsby/environment/gate-settings"
import {bundleEarlyCode} from "../gatsby/hooks/early/bundle"
import {drawnSigns} from "../gatsby/publish/sharing/drawn-signs"
import {cognitoOrigins} from "../src/features/sign-in-gate/settings"
import {languages} from "../src/i18n/languages"
import {writeEditor} from "./build/bundle"
import {gateFile} from "./build/page"
import {writeSmallPictures} from "./build/small-picture"
import {readContent, wordsIn} from "./configuration/content"
import {githubConfig, githubOrigin, type Place} from "./configuration/modes"
import {type EditorSettings, editorPath, settingsFile} from "./settings"

const folderOf = (build: string) => path.join(build, editorPath)

/** Takes the editor of an earlier build away. */
export const removeEditor = (build: string): Promise<void> =>
  rm(folderOf(build), {recursive: true, force: true})

/**
 * Writes the editor in `github` mode into a finished build, behind the sign-in gate where the build has
 * one. A build whose settings ask for no such editor gets no byte of it.
 *
 * @param root - the project
 * @param build - folder of the build, `public`
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
  await writeEditor(root, folder, {
    connect: [githubOrigin, ...(cognito ? cognitoOrigins(cognito) : [])],
    ...(cognito && {gate}),
  })
  const content = await readContent(site)
  for (const language of languages) {
    const settings: EditorSettings = {
      config: githubConfig(content, language, place),
      words: wordsIn(content),
      drawn: drawnSigns(root),
    }
    await writeFile(path.join(folder, settingsFile(language)), JSON.stringify(settings))
  }
  await writeSmallPictures(site, path.join(folder, "pictures"))
  if (cognito)
    await writeFile(path.join(folder, gateFile), (await bundleEarlyCode(root, environment)).gate)
  return true
}
