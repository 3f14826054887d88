import type {GatsbyNode} from "gatsby"
import {siteConstants} from "./site-constants"

type Config = {optimization?: {splitChunks?: {cacheGroups?: {styles?: object}}}}

/**
 * Writes what scripts know of the site. Each template has a style sheet of its own: Gatsby would put
 * the styles of all into every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  plugins,
  store,
}) => {
  const {directory} = (store.getState() as {program: {directory: string}}).program
  actions.setWebpackConfig({plugins: [plugins.define(siteConstants(directory))]})
  if (stage !== "build-javascript") return
  const config = getConfig() as Config
  delete config.optimization?.splitChunks?.cacheGroups?.styles
  actions.replaceWebpackConfig({...config, devtool: false})
}
