import type {GatsbyNode} from "gatsby"
import path from "path"
import {formatFaults} from "../content/fault"
import {loadContent} from "../content/load-content"
import {placeholderWarning} from "../content/placeholders"
import {readEnvironment} from "../environment/environment"
import {stylesVersion} from "./styles-version"

/** Checks the content before anything else reads it: a build with a fault ends here. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({reporter, store}) => {
  const {program} = store.getState() as {program: {directory: string}}
  const {content, faults} = await loadContent(program.directory)
  if (faults.length > 0) {
    const report = process.env.NODE_ENV === "development" ? reporter.error : reporter.panic
    report(formatFaults(faults))
  }
  process.env.GATSBY_STYLES_VERSION = await stylesVersion(path.join(program.directory, "src"))
  const warning = content && placeholderWarning(content.site)
  if (warning) reporter.warn(warning)
  if (!readEnvironment(process.env).GATSBY_COGNITO_USER_POOL_ID)
    reporter.info(
      "The sign-in gate is off everywhere: none of the GATSBY_COGNITO_… settings is set.",
    )
}
