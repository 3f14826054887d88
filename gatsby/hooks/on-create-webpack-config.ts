import type {GatsbyNode} from "gatsby"

type CssPlugin = {constructor: {name: string}; options?: {ignoreOrder?: boolean}}

/**
 * Quiets the warnings on the order of style sheets: CSS Modules here never override one
 * another's classes, so their order is free.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
}) => {
  const config = getConfig() as {plugins?: CssPlugin[]}
  const css = config.plugins?.find(plugin => plugin.constructor.name === "MiniCssExtractPlugin")
  if (!css?.options) return
  css.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
