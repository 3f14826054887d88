import type {GatsbyNode} from "gatsby"
import path from "path"
import {renamedTrips} from "../content/renamed-trips"
import {siteLinks} from "../pages/links"

type CssPlugin = {constructor: {name: string}; options?: {ignoreOrder?: boolean}}
type CssLoader = {options?: {modules?: {localIdentName?: string}}}
type Rule = {oneOf?: Rule[]; use?: CssLoader[]}
type Config = {
  plugins?: CssPlugin[]
  module?: {rules?: Rule[]}
  devtool?: string
  optimization?: {splitChunks?: {cacheGroups?: Record<string, unknown>}}
}

/**
 * What no page of this site calls. It reaches the bundle because the i18n plugin takes its packages
 * whole, and Gatsby its own components:
 * - redirects by the browser’s language (`redirect` is off), and warnings while developing;
 * - components for words with markup in them, and for class components (words come from `useWords`);
 * - the plugin’s link (links go through components/link);
 * - Script, and Partytown for it; Slice; the registration of a service worker.
 *
 * @param directory - the project: a single file is left out by its whole path
 */
const unusedInBrowser = (directory: string) => [
  "browser-lang",
  "outdent",
  "html-parse-stringify",
  "gatsby-script",
  "@builder.io/partytown/integration",
  ...[
    ".cache/slice.js",
    ".cache/register-service-worker.js",
    "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    ...["Trans", "TransWithoutContext", "Translation", "useSSR", "withSSR", "withTranslation"].map(
      name => `node_modules/react-i18next/dist/es/${name}.js`,
    ),
  ].map(file => path.join(directory, file)),
]

/**
 * Names the classes of CSS Modules by a short hash, by the option of css-loader: Gatsby's own names,
 * which hold those of file and class, make a long page a twelfth heavier.
 */
const shortenClassNames = ({module}: Config) => {
  const rules = (module?.rules ?? []).flatMap(rule => rule.oneOf ?? [rule])
  for (const {options} of rules.flatMap(({use}) => (Array.isArray(use) ? use : [])))
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:6]"
}

/** Today's slug of each renamed trip: a device may have saved the former. */
const todaysSlugs = (directory: string) =>
  Object.fromEntries(
    renamedTrips(directory).flatMap(({slug, formerSlugs = []}) =>
      formerSlugs.map(former => [former, slug]),
    ),
  )

/**
 * Writes the site's links and former slugs in, leaves unused code out of the browser’s bundle, gives
 * each template its own style sheet, shortens class names, and quiets the warnings on the order of style sheets: CSS Modules here never override one
 * another's classes, so their order is free.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  plugins,
  store,
}) => {
  const {directory} = (store.getState() as {program: {directory: string}}).program
  const written = {
    SITE_LINKS: JSON.stringify(siteLinks()),
    FORMER_SLUGS: JSON.stringify(todaysSlugs(directory)),
  }
  actions.setWebpackConfig({plugins: [plugins.define(written)]})
  if (stage === "build-javascript") {
    const unused = unusedInBrowser(directory).map(name => [name, false])
    actions.setWebpackConfig({
      resolve: {alias: Object.fromEntries(unused)},
    })
  }
  const config = getConfig() as Config
  if (stage === "build-javascript") {
    // Scripts name no source map: none is published (gatsby/publish/finish/tidy-build.ts).
    config.devtool = "hidden-source-map"
    // Each template has a sheet of its own; Gatsby would put the styles of all into every page.
    delete config.optimization?.splitChunks?.cacheGroups?.styles
  }
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config)
  const css = config.plugins?.find(plugin => plugin.constructor.name === "MiniCssExtractPlugin")
  if (css?.options) css.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
