import type {GatsbyNode} from "gatsby"
import path from "path"

type CssPlugin = {constructor: {name: string}; options?: {ignoreOrder?: boolean}}

/**
 * What no page of this site calls. It reaches the bundle because the i18n plugin takes its packages
 * whole, and Gatsby its own Script component:
 * - redirects by the browser’s language (`redirect` is off), and warnings while developing;
 * - components for words with markup in them, and for class components (words come from `useWords`);
 * - the plugin’s link (links go through components/link);
 * - Script, and Partytown for it.
 *
 * @param packages - the folder node_modules: a single file is left out by its whole path
 */
const unusedInBrowser = (packages: string) => [
  "browser-lang",
  "outdent",
  "html-parse-stringify",
  "gatsby-script",
  "@builder.io/partytown/integration",
  path.join(packages, "gatsby-plugin-react-i18next/dist/Link.js"),
  ...["Trans", "TransWithoutContext", "Translation", "useSSR", "withSSR", "withTranslation"].map(
    name => path.join(packages, `react-i18next/dist/es/${name}.js`),
  ),
]

/**
 * Leaves unused code out of the browser’s bundle, and quiets the warnings on the order of style
 * sheets: CSS Modules here never override one another's classes, so their order is free.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  store,
}) => {
  if (stage === "build-javascript") {
    const {program} = store.getState() as {program: {directory: string}}
    const unused = unusedInBrowser(path.join(program.directory, "node_modules"))
    actions.setWebpackConfig({
      resolve: {alias: Object.fromEntries(unused.map(name => [name, false]))},
    })
  }
  const config = getConfig() as {plugins?: CssPlugin[]}
  const css = config.plugins?.find(plugin => plugin.constructor.name === "MiniCssExtractPlugin")
  if (!css?.options) return
  css.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
