import type {GatsbyNode} from "gatsby"
import path from "path"
import {buildContent} from "../content/build-content"
import {recallPictures} from "../content/check-pictures"
import {formatIssues} from "../content/issue"
import {unusedWarning} from "../content/picture-warnings"
import {placeholderWarning} from "../content/placeholders"
import {readEnvironment} from "../environment/environment"
import {gateSettings} from "../environment/gate-settings"
import {formatLaunch, launchReport} from "../launch/launch-report"
import {picturesFile} from "./cache-files"
import {codeVersion, dropStaleCache, hasPages} from "./code-version"
import {stylesVersion} from "./styles-version"
import {beginRun, isUnfinished} from "./unfinished"

/**
 * Checks the content before anything reads it and ends a build with faults. Then prepares the rest
 * of the build.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({reporter, store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const version = await codeVersion(program.directory)
  await recallPictures(picturesFile(program.directory), version)
  const {content, issues, unused = []} = await buildContent(program.directory)
  if (issues.length > 0) {
    const report = process.env.NODE_ENV === "development" ? reporter.error : reporter.panic
    report(formatIssues(issues))
  }
  const environment = readEnvironment(process.env)
  if (content && environment.GATSBY_LAUNCH && process.env.NODE_ENV !== "development") {
    const blocks = launchReport(content, environment).filter(({kind}) => kind === "blocks")
    if (blocks.length > 0)
      reporter.panic(
        `The site is not fit to be public (npm run launch):\n${formatLaunch(blocks, ["blocks"])}`,
      )
  }
  const isWhole =
    !isUnfinished(program.directory) &&
    (process.env.NODE_ENV === "development" || hasPages(program.directory))
  if (dropStaleCache(store, version, isWhole))
    reporter.info(
      "Nothing is taken from Gatsby's cache: it is empty or of another folder, the last run did not end, the build's code has changed, or public was removed.",
    )
  await beginRun(program.directory)
  process.env.GATSBY_STYLES_VERSION = await stylesVersion(path.join(program.directory, "src"))
  for (const warning of [content && placeholderWarning(content.site), unusedWarning(unused)])
    if (warning) reporter.warn(warning)
  const gate = gateSettings(environment)
  process.env.GATSBY_SIGN_IN_GATE = JSON.stringify(gate)
  if (!gate.cognito)
    reporter.info(
      "The sign-in gate is off everywhere: none of the GATSBY_COGNITO_… settings is set.",
    )
}
