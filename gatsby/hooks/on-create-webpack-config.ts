import type {GatsbyNode} from "gatsby"

type CssPlugin = {constructor: {name: string}; options?: {ignoreOrder?: boolean}}

/**
 * Packages that no page of this site calls, left out of the browser’s bundle: what
 * gatsby-plugin-react-i18next needs to redirect by the browser’s language (`redirect` is off) and to
 * warn while developing, and what react-i18next’s `Trans` needs (words come from `useWords`).
 */
const unusedInBrowser = ["browser-lang", "outdent", "html-parse-stringify"]

/**
 * Leaves unused packages out of the browser’s bundle, and quiets the warnings on the order of style
 * sheets: CSS Modules here never override one another's classes, so their order is free.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      resolve: {alias: Object.fromEntries(unusedInBrowser.map(name => [name, false]))},
    })
  const config = getConfig() as {plugins?: CssPlugin[]}
  const css = config.plugins?.find(plugin => plugin.constructor.name === "MiniCssExtractPlugin")
  if (!css?.options) return
  css.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
