import type {GatsbyNode} from "gatsby"
import {checkSite} from "../content/check-site"
import {formatIssues, setIssueLanguage} from "../content/issue"
import {placeholderWarning} from "../content/placeholders"
import {gateSettings, readEnvironment} from "../environment/environment"
import {formatBlocks, launchBlocks} from "../launch/launch-report"
import {systemLanguage} from "../words/staff-languages"

/** Checks settings, and content before Gatsby makes nodes of it. `develop` tells of issues later. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({reporter}) => {
  setIssueLanguage(systemLanguage())
  const {content, issues} = await checkSite(process.cwd())
  const isBuild = process.env.NODE_ENV !== "development"
  if (isBuild && issues.length > 0) reporter.panic(formatIssues(issues))
  const environment = readEnvironment(process.env)
  if (isBuild && content && environment.GATSBY_LAUNCH) {
    const blocks = launchBlocks(content, environment)
    if (blocks.length > 0)
      reporter.panic(`The site is not fit to be public (npm run launch):\n${formatBlocks(blocks)}`)
  }
  const placeholders = content && placeholderWarning(content.site)
  if (placeholders) reporter.warn(placeholders)
  const gate = gateSettings(environment)
  // Through the environment: gatsby-ssr.tsx is bundled apart, and runs in Gatsby's workers, too.
  process.env.GATSBY_SIGN_IN_GATE = gate ? JSON.stringify(gate) : ""
  if (!gate)
    reporter.info(
      "The sign-in gate is off everywhere: none of the GATSBY_COGNITO_… settings is set.",
    )
}
