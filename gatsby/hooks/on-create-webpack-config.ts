import type {GatsbyNode} from "gatsby"
import path from "path"
import {renamedTrips} from "../content/renamed-trips"
import {siteLinks} from "../pages/links"
import {type ClassNames, shortClassNames} from "../styles/class-names"

type CssPlugin = {constructor: {name: string}; options?: {ignoreOrder?: boolean}}
type CssModules = {
  localIdentName?: string
  getLocalIdent?: (loader: {resourcePath: string}, pattern: string, name: string) => string
}
type CssLoader = {options?: {modules?: CssModules}}
type Rule = {oneOf?: Rule[]; use?: CssLoader[]}
type Config = {
  plugins?: CssPlugin[]
  module?: {rules?: Rule[]}
  cache?: {version?: string}
  devtool?: string
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

/** Gatsby's way to React's renderer, and this site's, which runs it in a task of its own. */
const gatsbyRenderer = ".cache/react-dom-utils.js"
const ownRenderer = "src/start/react-renderer.ts"

/**
 * Gives the classes of CSS Modules their short names: they stand in every page's style sheet and
 * markup. Scripts and pages are built apart and must agree on them.
 */
const shortenClassNames = ({module, cache}: Config, names: ClassNames) => {
  const rules = (module?.rules ?? []).flatMap(rule => rule.oneOf ?? [rule])
  for (const {options} of rules.flatMap(({use}) => (Array.isArray(use) ? use : [])))
    if (options?.modules?.localIdentName)
      options.modules.getLocalIdent = ({resourcePath}, _, name) => names.of(resourcePath, name)
  // One new class can rename those of every other sheet, whose kept results would hold the old ones.
  if (cache) cache.version = names.version
}

/** Today's slug of each renamed trip: a device may have saved the former. */
const todaysSlugs = (directory: string) =>
  Object.fromEntries(
    renamedTrips(directory).flatMap(({slug, formerSlugs = []}) =>
      formerSlugs.map(former => [former, slug]),
    ),
  )

/**
 * Writes the site's links and former slugs in, leaves unused code out of the browser’s bundle, shortens class names,
 * and quiets the warnings on the order of style sheets: CSS Modules here never override one
 * another's classes, so their order is free.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
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
      resolve: {
        alias: {
          ...Object.fromEntries(unused),
          [path.join(directory, gatsbyRenderer)]: path.join(directory, ownRenderer),
        },
      },
    })
  }
  const config = getConfig() as Config
  // Scripts name no source map: none is published (gatsby/finish/tidy-build.ts).
  if (stage === "build-javascript") config.devtool = "hidden-source-map"
  if (stage === "build-javascript" || stage === "build-html")
    shortenClassNames(config, await shortClassNames(path.join(directory, "src")))
  const css = config.plugins?.find(plugin => plugin.constructor.name === "MiniCssExtractPlugin")
  if (css?.options) css.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
