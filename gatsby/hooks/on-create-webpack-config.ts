import path from "node:path"
import type {GatsbyNode} from "gatsby"
import type {Compiler} from "webpack"
import {siteConstants} from "./site-constants"

/** Parts of packages that the i18n plugin and Gatsby import whole, and that no page uses. */
const unused = [
  "browser-lang",
  "gatsby-script",
  "html-parse-stringify",
  "outdent",
  path.resolve(".cache/slice.js"),
  path.resolve("node_modules/gatsby-plugin-manifest/gatsby-browser.js"),
  path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  ...[
    "Trans",
    "TransWithoutContext",
    "Translation",
    "unescape",
    "useSSR",
    "withSSR",
    "withTranslation",
  ].map(name => path.resolve(`node_modules/react-i18next/dist/es/${name}.js`)),
]

/**
 * Has browsers compile the two scripts of every page while they arrive, not function by function
 * while they start, which blocks a slow phone for 40 ms. It is written after the minifier, which
 * takes comments away.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = {
  apply: (compiler: Compiler) => {
    const {BannerPlugin, Compilation} = compiler.webpack
    const hint = new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: /^(app|framework)-/,
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    })
    hint.apply(compiler)
  },
}

/** Rules of loaders as Gatsby writes them. */
type Loader = {options?: {modules?: {localIdentName?: string}}}
type Rule = {oneOf?: Rule[]; use?: Loader | Loader[]}

/** Names classes without their file's name, which fills a fifth of a page's style sheet. */
const shortenClassNames = ({oneOf = [], use = []}: Rule) => {
  oneOf.forEach(shortenClassNames)
  for (const {options} of [use].flat()) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[local]-[hash:hex:5]"
  }
}

/**
 * Writes what scripts know of the site. Each template has a style sheet of its own: Gatsby would
 * put the styles of all into every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = getConfig()
  config.module.rules.forEach(shortenClassNames)
  actions.replaceWebpackConfig(config)
  actions.setWebpackConfig({plugins: [plugins.define(siteConstants())]})
  if (stage !== "build-javascript") return
  actions.setWebpackConfig({
    devtool: false,
    resolve: {alias: Object.fromEntries(unused.map(name => [name, false]))},
    plugins: [compileHint],
    optimization: {splitChunks: {cacheGroups: {styles: false}}},
  })
}

/**
 * Compiles scripts for the browsers of the policy (docs/architecture.md). Babel sees Safari before
 * 16.3 as unable to scope defaults of parameters apart from a function's body, and writes 600 bytes
 * more a page for it; ours declares nothing with `var`, which alone could tell.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({stage, actions}) => {
  if (stage !== "build-javascript") return
  const targets = {chrome: "92", edge: "92", firefox: "91", safari: "16.3", ios: "16.3"}
  actions.setBabelPreset({name: "babel-preset-gatsby", options: {targets}})
}
